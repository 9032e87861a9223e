import { Trans } from '@lingui/react/macro';
import { isShown, usePortal, type Portal } from '../../api/portal';
import { useLocale } from '../../i18n/use-locale';
import { plainText } from '../../lib/plain-text';
import { ErrorNotice } from '../../ui/notices';
import page from '../layout/page.module.css';
import styles from './introduction.module.css';

function Counters({ portal }: { portal: Portal }) {
  const { tag } = useLocale();
  const format = new Intl.NumberFormat(tag);
  const counters = [
    { label: <Trans>lawyers</Trans>, value: portal.lawyerCount, flag: portal.isLawyerCountVisible },
    { label: <Trans>people</Trans>, value: portal.totalPeople, flag: portal.isTotalPeopleVisible },
    { label: <Trans>offices</Trans>, value: portal.branchCount, flag: portal.isBranchCountVisible },
  ].filter(({ value, flag }) => typeof value === 'number' && isShown(flag));
  if (counters.length === 0) return null;
  return (
    <dl className={styles.counters}>
      {counters.map(({ label, value }, index) => (
        <div key={index} className={styles.counter}>
          <dt>{label}</dt>
          <dd>{format.format(value ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The firm in one paragraph, with those of its counters that are meant to be seen (§3). */
export function Introduction() {
  const { data, error, mutate } = usePortal();
  const text = plainText(data?.introduce);
  return (
    <section className={page.section}>
      <div className={`${page.page} ${page.split}`}>
        <h2 className={page.heading}>
          <Trans>The firm</Trans>
        </h2>
        <div className={styles.text} aria-busy={!data && !error}>
          {error && !data ? (
            <ErrorNotice onRetry={() => void mutate()}>
              <Trans>The introduction could not be loaded.</Trans>
            </ErrorNotice>
          ) : (
            <p className={styles.lead}>{text}</p>
          )}
          {data && <Counters portal={data} />}
        </div>
      </div>
    </section>
  );
}
