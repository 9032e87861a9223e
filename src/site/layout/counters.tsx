import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isShown, type Portal } from '@/api/portal';
import { useLocale } from '@/i18n/use-locale';
import styles from './counters.module.css';

type Counter = 'lawyerCount' | 'totalPeople' | 'branchCount';

/** Returns the known and visible counters of the portal configuration, in order (§3). */
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

/** Formats a number in a language. Integers from 0 to 999 look the same in English and Chinese and need no `Intl` data. */
function formatNumber(number: number, tag: string): string {
  const isShort = Number.isInteger(number) && number >= 0 && number < 1000;
  return isShort ? String(number) : new Intl.NumberFormat(tag).format(number);
}

/** Renders the visible counters of the firm; nothing without any. */
export function Counters({ portal }: { portal: Portal }) {
  const { tag } = useLocale();
  const counters = countersOf(portal);
  if (counters.length === 0) return null;
  const labels: Record<Counter, ReactNode> = {
    lawyerCount: <Plural value={portal.lawyerCount ?? 0} one="lawyer" other="lawyers" />,
    totalPeople: <Plural value={portal.totalPeople ?? 0} one="person" other="people" />,
    branchCount: <Plural value={portal.branchCount ?? 0} one="office" other="offices" />,
  };
  return (
    <dl className={styles.counters}>
      {counters.map((counter) => (
        <div key={counter} className={styles.counter}>
          <dt>{labels[counter]}</dt>
          <dd>{formatNumber(portal[counter] ?? 0, tag)}</dd>
        </div>
      ))}
    </dl>
  );
}
