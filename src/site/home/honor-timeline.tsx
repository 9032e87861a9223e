import { Trans } from '@lingui/react/macro';
import { useHonors, type Honor } from '../../api/honors';
import { parseMoment } from '../../lib/dates';
import { EmptyNotice, ErrorNotice } from '../../ui/notices';
import { useNearViewport } from '../../ui/use-near-viewport';
import { RowsLoading } from '../articles/rows-loading';
import page from '../layout/page.module.css';
import styles from './honor-timeline.module.css';

/** How many honours the home page names; all of them stand on `/about` (D40). */
const SHOWN = 8;

function yearOf({ createTime }: Honor): string {
  const moment = parseMoment(createTime);
  if (!moment) return '';
  return String(moment.asWritten ? moment.date.getUTCFullYear() : moment.date.getFullYear());
}

/** The most recent honours by year, newest first; honours without a date come last. */
function honorsByYear(honors: Honor[], shown: number): [year: string, honors: Honor[]][] {
  const time = ({ createTime }: Honor) => parseMoment(createTime)?.date.getTime() ?? 0;
  const recent = [...honors].sort((a, b) => time(b) - time(a)).slice(0, shown);
  const years = new Map<string, Honor[]>();
  for (const honor of recent) {
    years.set(yearOf(honor), [...(years.get(yearOf(honor)) ?? []), honor]);
  }
  return [...years];
}

function Years({ wanted }: { wanted: boolean }) {
  const { data, error, mutate } = useHonors(wanted);
  if (error && !data) {
    return (
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>The honours could not be loaded.</Trans>
      </ErrorNotice>
    );
  }
  if (!data) return <RowsLoading rows={5} />;
  if (data.length === 0) return <EmptyNotice />;
  return (
    <ol className={styles.years}>
      {honorsByYear(data, SHOWN).map(([year, honors]) => (
        <li key={year} className={styles.year}>
          <h3 className={styles.number}>{year}</h3>
          <ul className={styles.honors}>
            {honors.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The latest honours as a slim timeline. Read when it comes near the visible part. */
export function HonorTimeline() {
  const [ref, near] = useNearViewport<HTMLElement>();
  return (
    <section className={page.section} ref={ref}>
      <div className={`${page.page} ${page.split}`}>
        <h2 className={page.heading}>
          <Trans>Honours</Trans>
        </h2>
        <div className={styles.room}>
          <Years wanted={near} />
        </div>
      </div>
    </section>
  );
}
