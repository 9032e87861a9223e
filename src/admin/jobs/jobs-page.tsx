import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import {
  createJob,
  deleteJob,
  listJobsByLanguage,
  refetchJobs,
  fetchAdminJob,
  revalidateJobs,
  sortJobs,
  updateJob,
  useAdminJobs,
} from '@/api/admin/jobs';
import { deleteInSequence } from '@/api/admin/verify-deletion';
import { versionsOf } from '@/admin/shared/group-versions';
import { isBeingDeleted } from '@/admin/list/undoable-row-actions';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { useSelection } from '@/admin/list/use-selection';
import type { NamedItem, NameVersion } from '@/admin/names/named-items';
import { toDeletedNamesContent, useNameDeletion } from '@/admin/names/deleted-names';
import { NamesPage } from '@/admin/names/names-page';
import { useNameForm } from '@/admin/names/use-name-form';
import { useNamedItems, type NameCalls } from '@/admin/names/use-named-items';
import { JobDeletionDialog } from './job-deletion-dialog';
import { JobsDeletionDialog } from './jobs-deletion-dialog';

const CALLS: NameCalls = {
  canNest: false,
  fetch: listJobsByLanguage,
  fetchVersion: fetchAdminJob,
  useStoredNames: useAdminJobs,
  create: createJob,
  update: updateJob,
  sort: ({ sourceId, targetId }) => sortJobs(sourceId, targetId),
  refetch: refetchJobs,
  revalidate: revalidateJobs,
};
const keyOf = ({ no }: NamedItem) => no;
const NO_JOBS: readonly NamedItem[] = [];

function deleteVersions(
  versions: readonly NameVersion[],
  idempotencyKeys: IdempotencyKeys,
): Promise<void> {
  return deleteInSequence(versions, (version) => deleteJob(version, idempotencyKeys));
}

/** Renders `/admin/people/job`: the lawyers' jobs, to add, name in all languages, order and delete. */
export function JobsPage() {
  const { t } = useLingui();
  const [announcement, announce] = useState('');
  const [jobsToDelete, setJobsToDelete] = useState(NO_JOBS);
  const namedItems = useNamedItems(CALLS, announce);
  const { items, nameOf } = namedItems;
  const form = useNameForm(namedItems, 'jobs', (name, isNew) =>
    announce(isNew ? t`“${name}” has been added.` : t`“${name}” has been published.`),
  );
  const mutations = useRowMutations({ keyOf, nameOf, rows: items, revalidate: revalidateJobs });
  const selection = useSelection(items, keyOf);
  const [firstJob, ...otherJobs] = jobsToDelete;
  const remove = useNameDeletion(namedItems, { mutations, send: deleteVersions, announce });
  const removeSeveral = (jobs: readonly NamedItem[]) => {
    void mutations.run(jobs, {
      name: 'delete',
      isDeletion: true,
      send: (job, idempotencyKeys) => deleteVersions(versionsOf(job), idempotencyKeys),
      fetchContent: (job) => toDeletedNamesContent(job),
    });
    selection.clear();
  };
  return (
    <NamesPage
      {...{ namedItems, form, mutations, selection, announcement, announce }}
      settingsKey="jobs"
      title={t`Jobs`}
      help={t`Job titles held by lawyers. Name each job in every language, and put them in the order that visitors see.`}
      label={t`Jobs`}
      instructions={t`Press Space to pick up the job, the arrow keys to move it, Space again to drop it, or Esc to cancel.`}
      messages={{
        addLabel: <Trans>Add a job</Trans>,
        emptyExplanation: (
          <Trans>Lawyers are listed with their job, and visitors filter by it.</Trans>
        ),
        addFirstLabel: <Trans>Add the first job</Trans>,
        itemCount: <Plural value={items.length} one="# job" other="# jobs" />,
        newItemTitle: () => t`New job`,
        addsLanguageNote: t`Adds this language to the job.`,
        changedByOthersMessage: <Trans>Someone else changed this job.</Trans>,
        deletedByOthersMessage: (
          <Trans>This job was deleted by someone else. Publish to add it again.</Trans>
        ),
      }}
      onDelete={(job) => setJobsToDelete([job])}
      onDeleteSeveral={setJobsToDelete}
    >
      {firstJob && otherJobs.length === 0 && (
        <JobDeletionDialog
          key={firstJob.no}
          job={firstJob}
          otherJobs={items.filter(
            (item) => item.no !== firstJob.no && !isBeingDeleted(item, mutations),
          )}
          nameOf={nameOf}
          languageOf={namedItems.languageOf}
          onDelete={remove}
          announce={announce}
          onClose={() => setJobsToDelete(NO_JOBS)}
        />
      )}
      <JobsDeletionDialog
        jobs={otherJobs.length > 0 ? jobsToDelete : NO_JOBS}
        nameOf={nameOf}
        onDelete={removeSeveral}
        onClose={() => setJobsToDelete(NO_JOBS)}
      />
    </NamesPage>
  );
}
