import { Trans, useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { ApiError } from '@/api/errors';
import { deleteJob, revalidateJobs } from '@/api/admin/jobs';
import { versionsOf } from '@/admin/shared/group-versions';
import { DeletionLanguages, useDeletionLanguages } from '@/admin/list/confirm-deletion-dialog';
import { SmallForm } from '@/admin/fields/small-form';
import { useSmallForm } from '@/admin/fields/use-small-form';
import { MessageError } from '@/admin/requests/error-message';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { ConfirmDialog } from '@/admin/shared/confirm-dialog';
import type { NamedItem } from '@/admin/names/named-items';
import { HolderLookupStatus, useHolderLookup } from './holder-lookup';
import { reassignHolders } from './job-holders';
import { JobReplacement } from './job-replacement';

interface JobDeletionDialogProps {
  job: NamedItem;
  /** The jobs that can replace `job`. */
  otherJobs: readonly NamedItem[];
  nameOf: (job: NamedItem) => string;
  languageOf: (code: string) => string;
  /** Deletes an unused job in the chosen languages, with time to undo (docs/architecture.md#6-unsaved-work). */
  onDelete: (job: NamedItem, codes: readonly string[]) => void;
  announce: (text: string) => void;
  onClose: () => void;
}

/**
 * Looks up the lawyers with a job and renders the confirm dialog for its deletion (D30). If no lawyer has the job,
 * deletes it in the selected languages. Otherwise assigns another job to the lawyers and deletes all versions; after a
 * failure half-way, the user can continue.
 */
export function JobDeletionDialog(props: JobDeletionDialogProps) {
  const { job, otherJobs, nameOf, languageOf, onDelete, announce, onClose } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const close = (announcement: string) => {
    setOpen(false);
    announce(announcement);
  };
  const name = nameOf(job);
  const [jobsToLookUp, setJobsToLookUp] = useState<readonly NamedItem[]>([]);
  const lookup = useHolderLookup(jobsToLookUp, () =>
    close(t`“${name}” was deleted by someone else.`),
  );
  const jobHolders = lookup.lookedUpJobs.find(
    (found) => !found.jobHolders.isJobDeleted,
  )?.jobHolders;
  const { form, assignedJob, isPartlyDeleted } = useReplacement({
    ...props,
    close,
    lookUpAgain: lookup.retry,
  });
  const { isSending, failure } = form;
  const isUsed = jobHolders !== undefined && jobHolders.count !== 0;
  const isBlocked = isUsed && otherJobs.length === 0;
  const codes = versionsOf(job).map(({ lang }) => lang);
  const deletionLanguages = useDeletionLanguages(job, codes);

  const confirm = () => {
    if (isUsed) void form.submit();
    else {
      onDelete(job, deletionLanguages.chosenCodes);
      setOpen(false);
    }
  };
  const okText =
    failure && isUsed ? (
      <Trans>Continue</Trans>
    ) : isUsed ? (
      <Trans>Reassign and delete</Trans>
    ) : codes.length > 1 && deletionLanguages.deletesAllLanguages ? (
      <Trans>Delete in all languages</Trans>
    ) : (
      <Trans>Delete</Trans>
    );

  return (
    <ConfirmDialog
      open={open}
      title={t`Delete “${name}”?`}
      okText={okText}
      okButtonProps={{ danger: true, disabled: !jobHolders || isBlocked, loading: isSending }}
      {...(isBlocked && { cancelText: <Trans>Close</Trans> })}
      cancelButtonProps={{ disabled: isSending }}
      keyboard={!isSending}
      mask={{ closable: false }}
      onOk={confirm}
      onCancel={() => setOpen(false)}
      // The lookup waits for the dialog's initial focus, which would close a list of jobs that the user has opened.
      afterOpenChange={(isOpen) => {
        if (isOpen) setJobsToLookUp([job]);
      }}
      afterClose={onClose}
    >
      <Flex vertical gap="small">
        <HolderLookupStatus
          lookup={lookup}
          pendingMessage={<Trans>Checking which lawyers hold this job…</Trans>}
          failureSummary={<Trans>Couldn’t check which lawyers hold this job.</Trans>}
        />
        {jobHolders && !isUsed && <UnusedJob {...{ deletionLanguages, languageOf }} />}
        {isUsed && (
          <SmallForm
            form={form}
            failureSummary={
              assignedJob ? (
                <Trans>The lawyers have been reassigned. Continue to delete the old job.</Trans>
              ) : (
                !isPartlyDeleted && <Trans>Nothing was deleted.</Trans>
              )
            }
          >
            <JobReplacement
              {...{ job, jobHolders, otherJobs, assignedJob, nameOf, languageOf }}
              disabled={isSending}
            />
          </SmallForm>
        )}
      </Flex>
    </ConfirmDialog>
  );
}

interface ReplacementOptions extends Pick<JobDeletionDialogProps, 'job' | 'otherJobs' | 'nameOf'> {
  close: (announcement: string) => void;
  /** Looks up the lawyers again, since one has been assigned the job in the meantime. */
  lookUpAgain: () => void;
}

/** Returns the form that replaces a job and deletes it, and continues where an earlier try failed. */
function useReplacement(options: ReplacementOptions) {
  const { job, otherJobs, nameOf, close, lookUpAgain } = options;
  const { t } = useLingui();
  /** The job that the lawyers already have instead. */
  const [assignedJob, setAssignedJob] = useState<NamedItem>();
  const [isPartlyDeleted, setIsPartlyDeleted] = useState(false);
  const schema = useMemo(() => {
    const missingMessage = t`Choose a job for these lawyers.`;
    const numbers = otherJobs.map(({ no }) => no);
    return object(
      assignedJob
        ? {}
        : { replacementNo: string().required(missingMessage).oneOf(numbers, missingMessage) },
    );
  }, [otherJobs, assignedJob, t]);
  const form = useSmallForm({
    initialValues: { replacementNo: '' },
    schema,
    send: async ({ replacementNo }, idempotencyKeys) => {
      const replacement =
        assignedJob ?? otherJobs.find((candidate) => candidate.no === replacementNo);
      if (!replacement) return;
      let isReplaced = assignedJob !== undefined;
      try {
        if (!isReplaced && !(await reassignHolders(job, replacement, idempotencyKeys)))
          throw new MessageError(
            t`The server accepted the reassignment, but lawyers still hold this job.`,
          );
        isReplaced = true;
        setAssignedJob(replacement);
        for (const version of versionsOf(job)) {
          await deleteJob(version, idempotencyKeys);
          setIsPartlyDeleted(true);
        }
        const name = nameOf(job);
        const replacementName = nameOf(replacement);
        close(
          t`“${name}” has been deleted. Its lawyers have been reassigned to “${replacementName}”.`,
        );
      } catch (error) {
        if (isReplaced && error instanceof ApiError && error.status === 409) {
          // A lawyer has been assigned the job in the meantime: replace it again.
          setAssignedJob(undefined);
          lookUpAgain();
        }
        throw error;
      } finally {
        await revalidateJobs();
      }
    },
  });
  return { form, assignedJob, isPartlyDeleted };
}

interface UnusedJobProps {
  deletionLanguages: ReturnType<typeof useDeletionLanguages>;
  languageOf: (code: string) => string;
}

function UnusedJob({ deletionLanguages, languageOf }: UnusedJobProps) {
  const languages = useNameListFormatter()(deletionLanguages.chosenCodes.map(languageOf));
  return (
    <>
      <p>
        <Trans>No lawyer holds this job.</Trans>
      </p>
      <p>
        {deletionLanguages.deletesAllLanguages ? (
          <Trans>
            It will be deleted in all its languages ({languages}), and visitors can no longer filter
            lawyers by it. You can undo this for a few seconds.
          </Trans>
        ) : (
          <Trans>
            It will be deleted in {languages} only. Its other languages are kept. You can undo this
            for a few seconds.
          </Trans>
        )}
      </p>
      <DeletionLanguages {...deletionLanguages} />
    </>
  );
}
