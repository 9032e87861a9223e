import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useLocale } from '../../i18n/use-locale';
import { useErrorMessage } from '../kit/frame/error-message';
import type { HealthReport } from './health-run';
import styles from './health.module.css';

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
    <div className={styles.bar}>
      <div className={styles.state}>
        <p role="status">
          <Standing report={report} />
        </p>
        {running && (
          <>
            <progress
              className={styles.progress}
              aria-label={t`Progress of the check`}
              value={done}
              max={Math.max(total, 1)}
            />
            <p className={styles.numbers}>
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
            </p>
          </>
        )}
      </div>
      {running ? (
        <Button onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      ) : (
        <Button type="primary" disabled={!onStart} onClick={onStart ?? onStop}>
          {state === 'none' ? <Trans>Start the check</Trans> : <Trans>Check again</Trans>}
        </Button>
      )}
    </div>
  );
}

function Standing({ report: { state, findings, ended, fatal } }: { report: HealthReport }) {
  const { tag } = useLocale();
  const messageOf = useErrorMessage();
  const time = ended?.toLocaleTimeString(tag, { timeStyle: 'short' }) ?? '';
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
