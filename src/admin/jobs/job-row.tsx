import { DeleteOutlined, EditOutlined, ReloadOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageName } from '../../i18n/language-names';
import { directionOf, languageTag } from '../../i18n/locales';
import { RowOutcome } from '../kit/list/row-outcome';
import { DragHandle } from '../kit/order/drag-handle';
import { OrderOutcome } from '../kit/order/order-outcome';
import { StepButtons } from '../kit/order/step-buttons';
import { RowAction } from '../kit/row-action';
import { JobFormPanel } from './job-form';
import type { JobGroup } from './job-groups';
import styles from './jobs.module.css';
import { useJobsScreen } from './jobs-context';

interface JobRowProps {
  job: JobGroup;
  index: number;
}

/** One job with its names in all languages, and what can be done with it. */
export function JobRow({ job, index }: JobRowProps) {
  const { t } = useLingui();
  const { form, jobs, codes, writes, nameOf, languageOf } = useJobsScreen();
  const { no } = job;
  const result = writes.resultOf(job);
  const leaving = result !== undefined && result.state !== 'failed';
  const sortable = useSortable({
    id: no,
    disabled: jobs.length < 2 || leaving,
    attributes: { roleDescription: t`movable` },
  });
  const { transform, transition, isDragging, setNodeRef } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {form.target?.kind === 'rename' && form.target.no === no ? (
        <JobFormPanel target={form.target} />
      ) : (
        <div className={styles.row} data-leaving={leaving || undefined}>
          <DragHandle sortable={sortable} name={nameOf(job)} />
          <div id={`job-${no}`} tabIndex={-1} className={styles.names}>
            {codes.map((lang) => {
              const name = job.versions[lang]?.name.trim();
              const language = languageOf(lang);
              return (
                <p key={lang} className={name ? styles.name : styles.missing}>
                  <span className={styles.code} title={language} aria-hidden>
                    {languageName(lang).short}
                  </span>
                  {name ? (
                    <span lang={languageTag(lang)} dir={directionOf(lang)}>
                      {name}
                    </span>
                  ) : (
                    <Trans>No name in {language}</Trans>
                  )}
                </p>
              );
            })}
          </div>
          <JobDoing job={job} index={index} />
        </div>
      )}
    </li>
  );
}

/** What can be done with a job, what is being sent for it, and what has failed and can be tried again. */
function JobDoing({ job, index }: JobRowProps) {
  const { t } = useLingui();
  const screen = useJobsScreen();
  const { jobs, order, writes } = screen;
  const what = screen.nameOf(job);
  return (
    <div className={styles.doing}>
      <RowOutcome row={job} writes={writes} what={what}>
        <div className={styles.actions}>
          {writes.resultOf(job)?.state === 'failed' && (
            <RowAction
              icon={<ReloadOutlined />}
              word={t`Try again`}
              what={what}
              onClick={() => void writes.retry()}
            />
          )}
          <StepButtons
            what={what}
            index={index}
            total={jobs.length}
            onStep={(to) => screen.shift(jobs, index, to)}
          />
          <RowAction
            icon={<EditOutlined />}
            word={t`Rename`}
            what={what}
            onClick={() => screen.begin({ kind: 'rename', no: job.no })}
          />
          <RowAction
            icon={<DeleteOutlined />}
            word={t`Delete`}
            what={what}
            onClick={() => screen.startDeletion(job)}
          />
        </div>
      </RowOutcome>
      <OrderOutcome order={order} no={job.no} what={what} />
    </div>
  );
}
