import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { SentenceSpace } from '@/ui/sentence-space';
import { QuerySkeleton } from '@/admin/page/query-states';
import type { ImportType } from './checked-row';
import { claimImport } from './import-lock';
import { resumeImport } from './start-import';
import { isOutdatedCopy, readProgress, removeCopy, type StartedImport } from './stored-imports';
import { useRejectedRow } from './use-row-messages';

interface InterruptedImportProps {
  type: ImportType;
  startedImport: StartedImport;
  onDiscard: () => void;
}

/** Renders an import that was interrupted by a reload, unless another tab has it: to resume or discard it. */
export function InterruptedImport(props: InterruptedImportProps) {
  const { section } = props.type;
  const { id } = props.startedImport;
  const [state, setState] = useState<'resumable' | 'claimed-elsewhere' | 'outdated'>();
  useEffect(() => {
    let isCurrent = true;
    void claimImport(section, id).then((isClaimed) => {
      if (!isCurrent) return;
      const isOutdated = isClaimed && isOutdatedCopy(section, id);
      // The other tab knows how far the import is, this copy does not.
      if (!isClaimed || isOutdated) removeCopy(section);
      setState(!isClaimed ? 'claimed-elsewhere' : isOutdated ? 'outdated' : 'resumable');
    });
    return () => {
      isCurrent = false;
    };
  }, [section, id]);
  if (state === undefined) return <QuerySkeleton />;
  if (state === 'resumable') return <ResumeOrDiscard {...props} />;
  return <OtherTabNotice isOutdated={state === 'outdated'} onDiscard={props.onDiscard} />;
}

interface OtherTabNoticeProps extends Pick<InterruptedImportProps, 'onDiscard'> {
  /** Whether the other tab has left the import: it may have finished it. */
  isOutdated: boolean;
}

/** Shows that another tab has the import, or that it has continued or ended it since this tab was duplicated. */
function OtherTabNotice({ isOutdated, onDiscard }: OtherTabNoticeProps) {
  return (
    <Flex vertical gap={16} align="flex-start" style={{ maxInlineSize: 720 }}>
      <Alert
        type="info"
        showIcon
        role="status"
        title={
          isOutdated ? (
            <Trans>This import was continued or ended in another tab.</Trans>
          ) : (
            <Trans>This import is open in another tab.</Trans>
          )
        }
        description={
          isOutdated ? (
            <Trans>
              Its rows are not sent again from this tab. Check the list for those that are missing.
            </Trans>
          ) : (
            <Trans>Continue there. You can import another file in this tab.</Trans>
          )
        }
      />
      <Button onClick={onDiscard}>
        <Trans>Import another file</Trans>
      </Button>
    </Flex>
  );
}

function ResumeOrDiscard({ type, startedImport, onDiscard }: InterruptedImportProps) {
  const [progress] = useState(() => readProgress(type.section));
  const [isResuming, setIsResuming] = useState(false);
  const toRejectedRow = useRejectedRow();
  const rowCount = startedImport.chosen.length;
  const count = (state: string) =>
    [...progress.values()].filter((row) => row.state === state).length;
  const [importedCount, failedCount, unknownCount] = [
    count('imported'),
    count('failed'),
    count('unknown'),
  ];
  return (
    <Flex vertical gap={16} style={{ maxInlineSize: 720 }}>
      <Alert
        type="warning"
        showIcon
        role="status"
        title={
          <Trans>
            An import was interrupted: {importedCount} of {rowCount} rows were imported.
          </Trans>
        }
        description={
          <>
            {importedCount > 0 && (
              <Trans>Imported rows are not sent again when you resume the import.</Trans>
            )}
            <SentenceSpace />
            {unknownCount > 0 && (
              <Plural
                value={unknownCount}
                one="Couldn’t check whether # other row was stored. It will be looked for before it is sent."
                other="Couldn’t check whether # other rows were stored. They will be looked for before they are sent."
              />
            )}
            <SentenceSpace />
            {failedCount > 0 && (
              <Plural
                value={failedCount}
                one="# row failed and will be sent again."
                other="# rows failed and will be sent again."
              />
            )}
          </>
        }
      />
      <Flex gap={8} wrap>
        <Button
          type="primary"
          loading={isResuming}
          onClick={() => {
            setIsResuming(true);
            void resumeImport(type, startedImport, progress, toRejectedRow);
          }}
        >
          <Trans>Resume import</Trans>
        </Button>
        <Button disabled={isResuming} onClick={onDiscard}>
          <Trans>Discard import</Trans>
        </Button>
      </Flex>
    </Flex>
  );
}
