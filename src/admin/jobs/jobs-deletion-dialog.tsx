import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NameGroups, NameList } from '@/admin/list/name-list';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import type { NamedItem } from '@/admin/names/named-items';
import { HolderLookupStatus, useHolderLookup } from './holder-lookup';

interface JobsDeletionDialogProps {
  /** The jobs to delete; none closes the dialog. */
  jobs: readonly NamedItem[];
  nameOf: (job: NamedItem) => string;
  /** Deletes unused jobs in all their languages, with time to undo (docs/architecture.md#6-unsaved-work). */
  onDelete: (jobs: readonly NamedItem[]) => void;
  onClose: () => void;
}

/**
 * Looks up the lawyers of several jobs and renders the confirm dialog for their deletion. Jobs in use stay, since
 * each needs a replacement (D30).
 */
export function JobsDeletionDialog({ jobs, nameOf, onDelete, onClose }: JobsDeletionDialogProps) {
  const { t } = useLingui();
  const lookup = useHolderLookup(jobs);
  const { lookedUpJobs } = lookup;
  const deletedJobs = lookedUpJobs.filter(({ jobHolders }) => jobHolders.isJobDeleted);
  const existingJobs = lookedUpJobs.filter(({ jobHolders }) => !jobHolders.isJobDeleted);
  const jobsInUse = existingJobs.filter(({ jobHolders }) => jobHolders.count !== 0);
  const unusedJobs = existingJobs
    .filter(({ jobHolders }) => jobHolders.count === 0)
    .map(({ job }) => job);
  return (
    <ConfirmDialog
      open={jobs.length > 0}
      title={t`Delete these jobs?`}
      okText={t`Delete in all languages`}
      okButtonProps={{ danger: true, disabled: unusedJobs.length === 0 }}
      onOk={() => {
        onDelete(unusedJobs);
        onClose();
      }}
      onCancel={onClose}
    >
      <HolderLookupStatus
        lookup={lookup}
        pendingMessage={<Trans>Checking which lawyers hold these jobs…</Trans>}
        failureSummary={<Trans>Couldn’t check which lawyers hold these jobs.</Trans>}
      />
      {unusedJobs.length > 0 && (
        <>
          <p>
            <Plural
              value={unusedJobs.length}
              one="No lawyer holds this job. It will be deleted in all its languages, and visitors can no longer filter lawyers by it. You can undo this for a few seconds."
              other="No lawyer holds these # jobs. They will be deleted in all their languages, and visitors can no longer filter lawyers by them. You can undo this for a few seconds."
            />
          </p>
          <NameList rows={unusedJobs} keyOf={({ no }) => no} nameOf={nameOf} />
        </>
      )}
      <NameGroups
        groups={[
          {
            reason: (
              <Trans>
                These jobs are kept, because lawyers hold them. Delete them one at a time to
                reassign their lawyers.
              </Trans>
            ),
            rows: jobsInUse,
          },
          { reason: <Trans>Already deleted by someone else</Trans>, rows: deletedJobs },
        ]}
        keyOf={({ job }) => job.no}
        nameOf={({ job, jobHolders }) =>
          jobHolders.isJobDeleted || jobHolders.count === undefined
            ? nameOf(job)
            : `${nameOf(job)} · ${t`${plural(jobHolders.count, { one: '# lawyer', other: '# lawyers' })}`}`
        }
      />
    </ConfirmDialog>
  );
}
