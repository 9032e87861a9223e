import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Progress, Typography } from 'antd';
import { useLocale } from '../../i18n/use-locale';
import { formatMoment } from '../../lib/dates';
import { useErrorMessage } from '../kit/requests/error-message';
import type { HealthReport } from './health-run';

interface RunBarProps {
  report: HealthReport;
  /** Absent while it cannot be run yet. */
  onStart: (() => void) | undefined;
  onStop: () => void;
}

/** How the check stands, and the ways to start and to stop it. */
export function RunBar({ report, onStart, onStop }: RunBarProps) {
  const { t } = useLingui();
  const { state, phase, done, total, findings } = report;
  const running = state === 'running';
  return (
    <Flex wrap gap={16} justify="space-between">
      <Flex vertical flex={1}>
        <p role="status">
          <Standing report={report} />
        </p>
        {running && (
          <>
            <Progress
              aria-label={t`Progress of the check`}
              percent={(100 * done) / Math.max(total, 1)}
              showInfo={false}
            />
            <Typography.Text type="secondary">
              {phase === 'lists' ? (
                <Trans>
                  Lists: {done} of {total} calls
                </Trans>
              ) : (
                <Trans>
                  Texts: {done} of {total} calls
                </Trans>
              )}
              {' · '}
              <Plural value={findings.length} one="# finding so far" other="# findings so far" />
            </Typography.Text>
          </>
        )}
      </Flex>
      {running ? (
        <Button onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button type="primary" disabled={!onStart} onClick={onStart ?? onStop}>
          {state === 'none' ? <Trans>Start the check</Trans> : <Trans>Check again</Trans>}
        </Button>
      )}
    </Flex>
  );
}

function Standing({ report: { state, findings, ended, fatal } }: { report: HealthReport }) {
  const { tag } = useLocale();
  const messageOf = useErrorMessage();
  const time = formatMoment(ended?.getTime(), tag, { timeStyle: 'short' }) ?? '';
  const count = findings.length;
  switch (state) {
    case 'none':
      return (
        <Trans>Not checked yet. It reads every list and every text, and changes nothing.</Trans>
      );
    case 'running':
      return <Trans>Checking… You can close this and go on working.</Trans>;
    case 'done':
      return count === 0 ? (
        <Trans>Checked at {time}: nothing to mend.</Trans>
      ) : (
        <Plural
          value={count}
          one={`Checked at ${time}: # finding.`}
          other={`Checked at ${time}: # findings.`}
        />
      );
    case 'stopped':
      return <Trans>Stopped at {time}. What was found up to then is below.</Trans>;
    case 'failed': {
      const why = messageOf(fatal);
      return (
        <Trans>
          Ended early at {time}: {why} What was found up to then is below.
        </Trans>
      );
    }
  }
}
