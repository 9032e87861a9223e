import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Progress, Typography } from 'antd';
import { useLocale } from '@/i18n/use-locale';
import { formatRecentMoment } from '@/admin/shared/format-recent-moment';
import { useErrorMessage } from '@/admin/requests/error-message';
import { AUDITED_SECTIONS } from './issue';
import type { HealthReport } from './health-run';
import { isFullyChecked } from './section-report';

interface RunBarProps {
  report: HealthReport;
  /** Absent while the languages are loading. `onlyUnfinished` restricts the audit to sections that are not fully checked. */
  onStart: ((onlyUnfinished: boolean) => void) | undefined;
  onStop: () => void;
  onResume: () => void;
}

/** Returns the completion times of the fully checked sections, and the number of issues of all sections. */
function summarizeSections({ sections }: HealthReport) {
  const completionTimes = sections
    .filter(isFullyChecked)
    .flatMap(({ completedAt }) => completedAt ?? []);
  return {
    completionTimes,
    areAllSectionsComplete: completionTimes.length === AUDITED_SECTIONS.length,
    count: sections.reduce((sum, { issues }) => sum + issues.length, 0),
  };
}

/** Renders the state of the audit, with buttons to start, stop and resume it. */
export function RunBar({ report, onStart, onStop, onResume }: RunBarProps) {
  const { t } = useLingui();
  const { state, phase, doneCount, total } = report;
  const { completionTimes, areAllSectionsComplete, count } = summarizeSections(report);
  const isRunning = state === 'running';
  const isPaused = state === 'stopped' || state === 'waiting';
  const hasUnfinishedSections =
    !isRunning && !isPaused && completionTimes.length > 0 && !areAllSectionsComplete;
  const runMainAction = () => {
    if (isRunning) onStop();
    else if (isPaused) onResume();
    else onStart?.(hasUnfinishedSections);
  };
  let mainLabel =
    state === 'none' && completionTimes.length === 0 ? t`Start check` : t`Check again`;
  if (isRunning) mainLabel = t`Stop`;
  else if (isPaused) mainLabel = t`Resume check`;
  else if (hasUnfinishedSections) mainLabel = t`Check the rest`;
  return (
    <Flex wrap gap={16} align="center" justify="space-between">
      <Flex vertical flex={1}>
        <p role="status">
          <RunState report={report} />
        </p>
        {(isRunning || isPaused) && (
          <>
            <Progress
              aria-label={t`Progress of the check`}
              percent={(100 * doneCount) / Math.max(total, 1)}
              showInfo={false}
            />
            <Typography.Text type="secondary">
              {phase === 'lists' ? (
                <Trans>
                  Lists: {doneCount} of {total} requests
                </Trans>
              ) : (
                <Trans>
                  Texts: {doneCount} of {total} requests
                </Trans>
              )}
              {' · '}
              <Plural value={count} one="# issue so far" other="# issues so far" />
            </Typography.Text>
          </>
        )}
      </Flex>
      {/* One button, which keeps the focus. The second click of a double click would stop the check. */}
      <Button
        type={isRunning ? 'default' : 'primary'}
        disabled={!isRunning && !isPaused && !onStart}
        onClick={(event) => event.detail < 2 && runMainAction()}
      >
        {mainLabel}
      </Button>
      {(isPaused || hasUnfinishedSections) && (
        <Button disabled={!onStart} onClick={() => onStart?.(false)}>
          <Trans>Check again</Trans>
        </Button>
      )}
    </Flex>
  );
}

function RunState({ report }: { report: HealthReport }) {
  const { tag } = useLocale();
  const messageOf = useErrorMessage();
  const { state, endedAt, fatalError } = report;
  const { completionTimes, areAllSectionsComplete, count } = summarizeSections(report);
  // A complete audit is as old as its oldest section.
  const checkTime = areAllSectionsComplete ? Math.min(...completionTimes) : endedAt?.getTime();
  const time = checkTime === undefined ? '' : formatRecentMoment(checkTime, tag);
  switch (state) {
    case 'running':
      return <Trans>Checking… You can close this panel and keep working.</Trans>;
    case 'stopped':
      return <Trans>Stopped at {time}. Issues found until then are listed below.</Trans>;
    case 'waiting':
      return (
        <Trans>
          Waiting since {time}: the server is not responding. Results so far are kept. Resume the
          check when the server responds again. After a lost connection, it continues by itself.
        </Trans>
      );
    case 'failed': {
      const reason = messageOf(fatalError);
      return (
        <Trans>
          Ended early at {time}: {reason} Issues found until then are listed below.
        </Trans>
      );
    }
    case 'none':
    case 'done':
      if (report.sections.length === 0) {
        return (
          <Trans>Not checked yet. The check reads all lists and texts, and changes nothing.</Trans>
        );
      }
      if (!areAllSectionsComplete)
        return <Trans>Some content was not checked. See the sections below.</Trans>;
      return count === 0 ? (
        <Trans>Checked {time}. No issues found.</Trans>
      ) : (
        <Plural
          value={count}
          one={`Checked ${time}. # issue found.`}
          other={`Checked ${time}. # issues found.`}
        />
      );
  }
}
