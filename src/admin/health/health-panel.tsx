import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useContentLanguages } from '../../api/staff/languages';
import { useLocale } from '../../i18n/use-locale';
import { useErrorMessage } from '../kit/frame/error-message';
import { FindingList } from './finding-list';
import styles from './health.module.css';
import type { Unread } from './health-run';
import { FINDING_KINDS, PROBLEM_GROUPS } from './problem-words';
import { RunBar } from './run-bar';
import { healthRun, useHealth } from './use-health';

/**
 * The content health: what is missing, dead or unused in the whole content, computed from the calls
 * there are, each with a link to the screen where it is mended. Results stay until the next run.
 */
export function HealthPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const known = useContentLanguages();
  const report = useHealth();
  const { state, findings, unread, external, unviewed } = report;
  const codes = known?.map(({ code }) => code);
  const start = (views: boolean) => {
    if (!codes) return;
    const first = codes.filter((code) => code === locale);
    const others = codes.filter((code) => code !== locale);
    void healthRun.start([...first, ...others], { views });
  };
  const groups = PROBLEM_GROUPS.map((group) => ({
    group,
    found: findings.filter(({ problem }) => group.types.includes(problem.type)),
  })).filter(({ found }) => found.length > 0);

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <Trans>Content health</Trans>
        </h2>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <div className={styles.body} aria-busy={state === 'running'}>
        <RunBar
          report={report}
          onStart={codes && (() => start(false))}
          onStop={() => healthRun.stop()}
        />
        {groups.length > 1 && (
          <nav className={styles.summary} aria-label={t`Kinds of findings`}>
            <ul>
              {groups.map(({ group, found }) => (
                <li key={group.id}>
                  <button type="button" onClick={() => goTo(`health-${group.id}`)}>
                    {t(group.title)} <span className={styles.count}>{found.length}</span>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {unread.map((one) => (
          <UnreadNote key={one.kind} unread={one} />
        ))}
        {unviewed > 0 && state !== 'running' && (
          <div className={styles.note}>
            <p>
              <Plural
                value={unviewed}
                one="# text was left out: the server gives it to visitors only, and reading it counts as a view."
                other="# texts were left out: the server gives them to visitors only, and reading them counts as views."
              />
            </p>
            <Button onClick={() => start(true)}>
              <Trans>Check again and count the views</Trans>
            </Button>
          </div>
        )}
        {groups.map(({ group, found }) => (
          <FindingList key={group.id} group={group} findings={found} onOpen={onClose} />
        ))}
        {external > 0 && (
          <p className={styles.note}>
            <Plural
              value={external}
              one="# address of another site was looked at, but not opened: this page may ask its own server only. Whether it still leads anywhere is not known."
              other="# addresses of other sites were looked at, but not opened: this page may ask its own server only. Whether they still lead anywhere is not known."
            />
          </p>
        )}
      </div>
    </>
  );
}

/** Scrolls to a group and goes on from there with the keyboard. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

function UnreadNote({ unread: { kind, times, error } }: { unread: Unread }) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const name = t(FINDING_KINDS[kind]);
  const why = messageOf(error);
  return (
    <p className={styles.failed} role="alert">
      <Plural
        value={times}
        one={`${name}: # call failed, and what it would have given is not looked at. ${why}`}
        other={`${name}: # calls failed, and what they would have given is not looked at. ${why}`}
      />
    </p>
  );
}
