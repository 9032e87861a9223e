import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { DraftOffer } from '../kit/edit/draft-offer';
import { LeaveQuestion } from '../kit/edit/leave-question';
import { LostWrites } from '../kit/list/lost-writes';
import { ListEmpty, ListError, ListSkeleton } from '../kit/list/list-states';
import { OrderStatus } from '../kit/order/order-status';
import { useShift } from '../kit/order/use-shift';
import { PageFrame } from '../kit/frame/page-frame';
import { JobDeletionDialog } from './job-deletion';
import { JobFormPanel } from './job-form';
import { JobList } from './job-list';
import styles from './jobs.module.css';
import { JobsContext, type JobsScreen } from './jobs-context';
import { useJobDeletion } from './use-job-deletion';
import { useJobForm, type FormTarget } from './use-job-form';
import { useJobs } from './use-jobs';

const ROWS = 7;
const ADDITION: FormTarget = { kind: 'add' };

/** `/admin/people/job`: the jobs that lawyers hold, to add, name in all languages, order and delete. */
export function JobsPage() {
  const { t } = useLingui();
  const [said, say] = useState('');
  const { jobs, codes, order, nameOf, languageOf, ready, error, retry } = useJobs();
  const form = useJobForm(jobs, codes, (target, name) =>
    say(target.kind === 'add' ? t`“${name}” has been added.` : t`“${name}” has been saved.`),
  );
  const deleting = useJobDeletion(jobs, nameOf, say);
  const shift = useShift(order, nameOf, say);
  const begin = (target: FormTarget): boolean => {
    const begun = form.begin(target);
    if (!begun) {
      say(t`Save or cancel these names first.`);
      document.querySelector<HTMLElement>('[data-form] input:enabled')?.focus();
    } else say('');
    return begun;
  };
  const screen: JobsScreen = {
    ...{ jobs, codes, order, form, shift, begin, nameOf, languageOf },
    writes: deleting.writes,
    startDeletion: deleting.start,
  };
  const { draft, target } = form;
  const empty = ready && jobs.length === 0;

  return (
    <PageFrame
      title={t`Jobs`}
      help={t`What lawyers are in the firm. Name each job in every language, and put them in the order in which visitors find them.`}
      actions={
        ready && (
          <Button
            type="primary"
            disabled={draft.offered !== undefined}
            onClick={() => begin(ADDITION)}
          >
            <Trans>Add a job</Trans>
          </Button>
        )
      }
    >
      <JobsContext value={screen}>
        {ready && draft.offered && (
          <DraftOffer
            draft={draft.offered}
            words={undefined}
            onRestore={form.restore}
            onDiscard={draft.discard}
          />
        )}
        {error && <ListError error={error} onRetry={retry} />}
        {!error && !ready && <ListSkeleton rows={ROWS} />}
        <div className={styles.head}>
          <OrderStatus
            order={order}
            isShown={(no) => jobs.some((job) => job.no === no)}
            className={styles.outcome}
            said={said}
          />
          {ready && !empty && (
            <p className={styles.total}>
              <Plural value={jobs.length} one="# job" other="# jobs" />
            </p>
          )}
        </div>
        <LostWrites {...deleting.writes} />
        {/* Until the draft is decided upon, nothing is typed. */}
        <div inert={draft.offered !== undefined}>
          {empty && target && <JobFormPanel target={target} />}
          {empty && !target && (
            <ListEmpty>
              <p>
                <Trans>Lawyers stand with their job, and visitors search for them by it.</Trans>
              </p>
              <Button onClick={() => begin(ADDITION)}>
                <Trans>Add the first job</Trans>
              </Button>
            </ListEmpty>
          )}
          {ready && !empty && <JobList />}
        </div>
        <JobDeletionDialog deletion={deleting.deletion} actions={deleting} />
        <LeaveQuestion changed={form.changed} onLeave={draft.keepNow} />
      </JobsContext>
    </PageFrame>
  );
}
