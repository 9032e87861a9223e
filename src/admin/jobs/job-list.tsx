import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { SortArea } from '../kit/order/sort-area';
import { JobFormPanel } from './job-form';
import { JobRow } from './job-row';
import styles from './jobs.module.css';
import { useJobsScreen } from './jobs-context';

/** The jobs, put in order by dragging, by mouse or keyboard (D27); a new one is entered at the end. */
export function JobList() {
  const { t } = useLingui();
  const { jobs, codes, form, shift, nameOf, languageOf } = useJobsScreen();
  const byNo = new Map(jobs.map((job) => [job.no, job]));
  const named = (no: string) => {
    const job = byNo.get(no);
    return job ? nameOf(job) : '';
  };
  return (
    <SortArea
      nameOf={named}
      instructions={t`Press the space bar to pick the job up, the arrow keys to move it, the space bar to put it down, Escape to leave it where it was.`}
      onDrop={(items, from, to) =>
        shift(
          items.flatMap((no) => byNo.get(no) ?? []),
          from,
          to,
        )
      }
    >
      <div style={{ '--languages': codes.length } as CSSProperties}>
        <div className={`${styles.row} ${styles.columns}`} aria-hidden>
          <span />
          <div className={styles.names}>
            {codes.map((lang) => (
              <span key={lang}>{languageOf(lang)}</span>
            ))}
          </div>
          <span className={styles.doing} />
        </div>
        <SortableContext items={jobs.map(({ no }) => no)} strategy={verticalListSortingStrategy}>
          <ul className={styles.list} aria-label={t`Jobs`}>
            {jobs.map((job, index) => (
              <JobRow key={job.no} job={job} index={index} />
            ))}
            {form.target?.kind === 'add' && (
              <li className={styles.item}>
                <JobFormPanel target={form.target} />
              </li>
            )}
          </ul>
        </SortableContext>
      </div>
    </SortArea>
  );
}
