import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Progress } from 'antd';
import type { LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStoreValue } from '@/lib/use-store';
import { SentenceSpace } from '@/ui/sentence-space';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { LinkButton } from '@/admin/page/link-button';
import { removeImport, type ActiveImport } from './active-imports';
import { DownloadRows, type RejectedRow } from './download-rows';
import type { ImportReport } from './import-run';
import { LeaveDialog } from './leave-dialog';
import { OutcomeTable } from './outcome-table';
import { useOutcomeMessage, useRejectedRow } from './use-row-messages';

export type ItemLink = (no: string | undefined, name: string) => Pick<LinkProps, 'to' | 'search'>;

interface RunStepProps {
  activeImport: ActiveImport;
  listPath: NonNullable<LinkProps['to']>;
  itemLink: ItemLink;
}

/** Renders a running or finished import: its progress, the outcome of each row, and what to do with failed rows. */
export function RunStep({ activeImport, listPath, itemLink }: RunStepProps) {
  const { t } = useLingui();
  const { run, rows, invalidRows, header, section, isStored } = activeImport;
  const report = useStoreValue(run.report);
  const toRejectedRow = useRejectedRow();
  const outcomeMessage = useOutcomeMessage();
  const { state, outcomes } = report;
  const rowCount = rows.length;
  const importedCount = outcomes.filter((outcome) => outcome.state === 'imported').length;
  const failedCount = outcomes.filter((outcome) => outcome.state === 'failed').length;
  const isSending = outcomes.some((outcome) => outcome.state === 'sending');
  const isDone = state === 'done';
  const isResumable = state === 'paused' || state === 'waiting';
  const { restoreLostFocus } = useFocusFallback();
  // The change may have removed the focused button.
  useEffect(restoreLostFocus, [state, restoreLostFocus]);
  const rejectedRows: RejectedRow[] = [
    ...rows.flatMap(({ cells }, index) => {
      const outcome = outcomes[index];
      return outcome?.state === 'failed' ? [{ cells, error: outcomeMessage(outcome) ?? '' }] : [];
    }),
    ...invalidRows.map(toRejectedRow),
  ];
  return (
    <Flex vertical gap={16}>
      <Flex vertical gap={4}>
        <div role="status">
          <RunState {...{ report, importedCount, failedCount }} invalidCount={invalidRows.length} />
        </div>
        {!isDone && (
          <Progress
            aria-label={t`Progress of the import`}
            percent={Math.floor((100 * (importedCount + failedCount)) / Math.max(rowCount, 1))}
            status={state === 'running' ? 'active' : 'normal'}
          />
        )}
      </Flex>
      {!isDone && !isStored && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={
            <>
              <Trans>This browser can’t store the progress of the import.</Trans>
              <SentenceSpace />
              <Trans>It ends when this tab is closed or reloaded.</Trans>
            </>
          }
        />
      )}
      <Flex gap={8} wrap>
        {(state === 'running' || isResumable) && (
          // One button, which keeps the focus. The second click of a double click would resume.
          <Button
            type={isResumable ? 'primary' : 'default'}
            onClick={(event) => {
              if (event.detail > 1) return;
              if (isResumable) run.resume();
              else run.pause();
            }}
          >
            {isResumable ? <Trans>Resume import</Trans> : <Trans>Pause import</Trans>}
          </Button>
        )}
        {isResumable && (
          <Button disabled={isSending} onClick={() => removeImport(section)}>
            <Trans>Discard import</Trans>
          </Button>
        )}
        {isDone && failedCount > 0 && (
          <Button type="primary" onClick={() => void run.retryFailed()}>
            <Trans>Retry failed rows</Trans>
          </Button>
        )}
        {isDone && rejectedRows.length > 0 && (
          <DownloadRows header={header} rows={rejectedRows}>
            <Trans>Download rows not imported</Trans>
          </DownloadRows>
        )}
        {isDone && (
          <>
            <Button onClick={() => removeImport(section)}>
              <Trans>Import another file</Trans>
            </Button>
            <LinkButton to={listPath}>
              <Trans>Back to list</Trans>
            </LinkButton>
          </>
        )}
      </Flex>
      <OutcomeTable {...{ rows, outcomes, itemLink }} />
      <LeaveDialog
        isUnfinished={!isDone}
        doneCount={importedCount + failedCount}
        {...{ rowCount, run, isStored, isPaused: state === 'paused' }}
      />
    </Flex>
  );
}

interface RunStateProps {
  report: ImportReport;
  importedCount: number;
  failedCount: number;
  invalidCount: number;
}

function RunState({ report, importedCount, failedCount, invalidCount }: RunStateProps) {
  const messageOf = useErrorMessage();
  const { state, outcomes, startedCount, error } = report;
  const rowCount = outcomes.length;
  const doneCount = importedCount + failedCount;
  switch (state) {
    case 'running':
      return <Plural value={startedCount} one="Importing # row…" other="Importing # rows…" />;
    case 'checking':
      return <Trans>Looking for the imported items in the list…</Trans>;
    case 'paused':
      return (
        <Trans>
          Paused: {doneCount} of {rowCount} rows done.
        </Trans>
      );
    case 'logged-out':
      return (
        <Trans>
          Your session has ended: {doneCount} of {rowCount} rows done. The import continues after
          you log in.
        </Trans>
      );
    case 'waiting': {
      const reason = messageOf(error);
      return (
        <Alert
          type="warning"
          showIcon
          role="none"
          title={
            <Trans>
              Waiting for the server: {doneCount} of {rowCount} rows done. Resume the import when
              the server responds again. After a lost connection, it continues by itself.
            </Trans>
          }
          description={reason}
        />
      );
    }
    case 'done':
      return (
        <Alert
          type={failedCount + invalidCount > 0 ? 'warning' : 'success'}
          showIcon
          role="none"
          {...(error !== undefined && {
            description: (
              <>
                <Trans>Couldn’t verify the imported items. Check the list.</Trans>
                <SentenceSpace />
                {messageOf(error)}
              </>
            ),
          })}
          title={
            <>
              <Plural value={importedCount} one="# item imported." other="# items imported." />
              <SentenceSpace />
              {failedCount > 0 && (
                <Plural value={failedCount} one="# row failed." other="# rows failed." />
              )}
              <SentenceSpace />
              {invalidCount > 0 && (
                <Plural
                  value={invalidCount}
                  one="# row was left out because of errors."
                  other="# rows were left out because of errors."
                />
              )}
            </>
          }
        />
      );
  }
}
