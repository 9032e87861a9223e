import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/errors';
import { deleteJob, refreshJobs, replaceJob } from '../../api/staff/jobs';
import { useErrorMessage } from '../kit/frame/error-message';
import { useRowWrites } from '../kit/list/use-row-writes';
import { versionsOf, type JobGroup } from './job-groups';
import { findHolding, type Holding } from './job-holding';

/** A job that is to be deleted, and how far that is. */
export interface JobDeletion {
  job: JobGroup;
  /** Who holds it; undefined until that is known. */
  holding: Holding | undefined;
  /** Replacing and deleting is under way. */
  working: boolean;
  /** The job that those who held it have got already. */
  replacedBy: JobGroup | undefined;
  /** Why the last step failed. */
  failure: string | undefined;
}

async function deleteVersions(job: JobGroup): Promise<void> {
  for (const { id } of versionsOf(job)) await deleteJob(id);
}

/**
 * The deletion of jobs (D30): who holds the job is asked first. Nobody: all versions go, with time to undo
 * that (design 6). Somebody: they get another job, then the versions go; what fails half-way is said and can
 * be continued. `say` tells what has happened.
 */
export function useJobDeletion(
  jobs: readonly JobGroup[],
  nameOf: (job: JobGroup) => string,
  say: (words: string) => void,
) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const [deletion, setDeletion] = useState<JobDeletion | null>(null);
  // Of two questions only the last one's answer counts; of two clicks only the first.
  const asked = useRef<JobGroup>(undefined);
  const busy = useRef(false);
  const writes = useRowWrites<JobGroup>({
    keyOf: ({ no }) => no,
    nameOf,
    rows: jobs,
    afterwards: refreshJobs,
  });
  const change = (part: Partial<JobDeletion>) =>
    setDeletion((before) => before && { ...before, ...part });
  const close = () => {
    asked.current = undefined;
    setDeletion(null);
  };

  /** Asks who holds a job; gives whether that is known now. */
  const look = async (job: JobGroup): Promise<boolean> => {
    const name = nameOf(job);
    try {
      const holding = await findHolding(job);
      if (asked.current !== job) return false;
      change({ holding });
      if (holding.gone) {
        close();
        say(t`“${name}” has been deleted by somebody else in the meantime.`);
        await refreshJobs();
      }
      return !holding.gone;
    } catch (error) {
      if (asked.current === job) change({ failure: messageOf(error) });
      return false;
    }
  };

  return {
    deletion,
    writes,
    close,
    /** Opens the question, and asks who holds the job. */
    start: (job: JobGroup) => {
      asked.current = job;
      setDeletion({
        job,
        holding: undefined,
        working: false,
        replacedBy: undefined,
        failure: undefined,
      });
      void look(job);
    },
    /** Asks again who holds it. */
    lookAgain: () => {
      if (!deletion) return;
      change({ failure: undefined });
      void look(deletion.job);
    },
    /** Deletes a job that nobody holds, after time to undo that. */
    remove: (job: JobGroup) => {
      const name = nameOf(job);
      void writes.run([job], {
        name: 'delete',
        undoable: true,
        send: async () => {
          await deleteVersions(job);
          say(t`“${name}” has been deleted.`);
        },
      });
    },
    /** Gives those who hold it the other job, and deletes it; goes on where an earlier try ended. */
    replaceAndRemove: async (replacement: JobGroup) => {
      if (!deletion || busy.current) return;
      const { job, replacedBy } = deletion;
      const name = nameOf(job);
      const other = nameOf(replacement);
      busy.current = true;
      change({ working: true, failure: undefined });
      let replaced = replacedBy !== undefined;
      try {
        if (!replaced) await replaceJob(job.main.sentNo, replacement.main.sentNo);
        replaced = true;
        change({ replacedBy: replacement });
        await deleteVersions(job);
        close();
        say(t`“${name}” has been deleted; its lawyers are “${other}” now.`);
      } catch (error) {
        if (replaced && error instanceof ApiError && error.status === 409) {
          // Somebody has been given the job since: it has to be replaced once more.
          change({ replacedBy: undefined, holding: undefined });
          if (await look(job)) change({ failure: messageOf(error) });
        } else change({ failure: messageOf(error) });
      } finally {
        busy.current = false;
        change({ working: false });
        await refreshJobs();
      }
    },
  };
}
