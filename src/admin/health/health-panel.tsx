import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Empty, Flex, Grid, Tabs, Typography } from 'antd';
import { useSnapshot } from 'valtio/react';
import { useContentLanguages } from '../../api/staff/languages';
import { useLocale } from '../../i18n/use-locale';
import { addTrustRule } from '../../ui/trusted-types';
import { FailedRequest } from '../kit/requests/failed-request';
import { useErrorMessage } from '../kit/requests/error-message';
import { KIND_NAMES } from '../sections';
import { FindingTable } from './finding-table';
import { healthRun } from './health-of-session';
import type { Unread } from './health-run';
import { PROBLEM_GROUPS } from './problem-words';
import { RunBar } from './run-bar';

// Texts are read into documents that run and load nothing (`text-faults.ts`).
addTrustRule({ createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') ? html : null) });

interface HealthPanelProps {
  /** Called with the address of the screen that is opened from here. */
  onLeave: (href: string) => void;
}

/**
 * The content health: what is missing, dead or unused in the whole content, computed from the calls
 * there are, each with a link to the screen where it is mended. Results stay until the next run.
 */
export function HealthPanel({ onLeave }: HealthPanelProps) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { md } = Grid.useBreakpoint();
  const known = useContentLanguages();
  const { report } = useSnapshot(healthRun.store);
  const { state, findings, unread, external, unviewed } = report;
  const codes = known?.map(({ code }) => code);
  const start = (views: boolean) => {
    if (!codes) return;
    const first = codes.filter((code) => code === locale);
    const others = codes.filter((code) => code !== locale);
    void healthRun.start([...first, ...others], { views });
  };
  const groups = PROBLEM_GROUPS.map((group) => ({
    ...group,
    found: findings.filter(({ problem }) => group.types.includes(problem.type)),
  })).filter(({ found }) => found.length > 0);

  return (
    <Flex vertical gap={16} aria-busy={state === 'running'}>
      <RunBar
        report={report}
        onStart={codes && (() => start(false))}
        onStop={() => healthRun.stop()}
      />
      {unread.map((one) => (
        <UnreadNote key={one.kind} unread={one} />
      ))}
      {unviewed > 0 && state !== 'running' && (
        <Alert
          role="note"
          title={
            <Plural
              value={unviewed}
              one="# text was left out: the server gives it to visitors only, and reading it counts as a view."
              other="# texts were left out: the server gives them to visitors only, and reading them counts as views."
            />
          }
          action={
            <Button onClick={() => start(true)}>
              <Trans>Check again and count the views</Trans>
            </Button>
          }
        />
      )}
      {groups.length > 0 && (
        <Tabs
          tabPlacement={md ? 'start' : 'top'}
          items={groups.map(({ id, title, help, found }) => ({
            key: id,
            label: (
              <>
                {t(title)} <Typography.Text type="secondary">{found.length}</Typography.Text>
              </>
            ),
            children: <FindingTable help={t(help)} findings={found} onLeave={onLeave} />,
          }))}
        />
      )}
      {state === 'done' && groups.length === 0 && <Empty description={t`Nothing to mend`} />}
      {external > 0 && (
        <Alert
          type="info"
          role="note"
          title={
            <Plural
              value={external}
              one="# address of another site was looked at, but not opened: this page may ask its own server only. Whether it still leads anywhere is not known."
              other="# addresses of other sites were looked at, but not opened: this page may ask its own server only. Whether they still lead anywhere is not known."
            />
          }
        />
      )}
    </Flex>
  );
}

function UnreadNote({ unread: { kind, times, error } }: { unread: Unread }) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const name = t(KIND_NAMES[kind]);
  const why = messageOf(error);
  return (
    <FailedRequest
      message={
        <Plural
          value={times}
          one={`${name}: # call failed, and what it would have given is not looked at. ${why}`}
          other={`${name}: # calls failed, and what they would have given is not looked at. ${why}`}
        />
      }
    />
  );
}
