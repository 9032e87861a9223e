import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isShown, type Portal } from '../../api/portal';
import { useLocale } from '../../i18n/use-locale';
import styles from './counters.module.css';

type Counter = 'lawyerCount' | 'totalPeople' | 'branchCount';

/** Those counters of the portal configuration that are known and meant to be seen, in order (§3). */
export function countersOf(portal: Portal): Counter[] {
  const flags: Record<Counter, Portal['isLawyerCountVisible']> = {
    lawyerCount: portal.isLawyerCountVisible,
    totalPeople: portal.isTotalPeopleVisible,
    branchCount: portal.isBranchCountVisible,
  };
  return (Object.keys(flags) as Counter[]).filter(
    (counter) => typeof portal[counter] === 'number' && isShown(flags[counter]),
  );
}

/** The firm in numbers; nothing where no counter is meant to be seen. */
export function Counters({ portal }: { portal: Portal }) {
  const { tag } = useLocale();
  const format = new Intl.NumberFormat(tag);
  const counters = countersOf(portal);
  if (counters.length === 0) return null;
  const labels: Record<Counter, ReactNode> = {
    lawyerCount: <Trans>lawyers</Trans>,
    totalPeople: <Trans>people</Trans>,
    branchCount: <Trans>offices</Trans>,
  };
  return (
    <dl className={styles.counters}>
      {counters.map((counter) => (
        <div key={counter} className={styles.counter}>
          <dt>{labels[counter]}</dt>
          <dd>{format.format(portal[counter] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
