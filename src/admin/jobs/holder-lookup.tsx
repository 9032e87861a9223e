import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { revalidateJobs } from '@/api/admin/jobs';
import { useErrorMessage } from '@/admin/requests/error-message';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useLastRows } from '@/admin/shared/use-last-rows';
import type { NamedItem } from '@/admin/names/named-items';
import { findJobHolders, type JobHolders } from './job-holders';

interface LookupResult {
  jobs: readonly NamedItem[];
  holdersOfJobs?: JobHolders[];
  error?: unknown;
}

/**
 * Looks up the lawyers of jobs, and again after `retry`. Returns the last results while the dialog closes. Calls
 * `onDeleted` if someone else has deleted one of the jobs.
 */
export function useHolderLookup(jobs: readonly NamedItem[], onDeleted?: () => void) {
  const messageOf = useErrorMessage();
  const shownJobs = useLastRows(jobs);
  const [lookupResult, setLookupResult] = useState<LookupResult>();
  const [attempt, setAttempt] = useState(0);
  const handleDeleted = useEffectEvent(() => onDeleted?.());
  useEffect(() => {
    if (jobs.length === 0) return;
    let isOutdated = false;
    Promise.all(jobs.map(findJobHolders)).then(
      (holdersOfJobs) => {
        const isAnyDeleted = holdersOfJobs.some(({ isJobDeleted }) => isJobDeleted);
        if (isAnyDeleted) void revalidateJobs();
        if (isOutdated) return;
        setLookupResult({ jobs, holdersOfJobs });
        if (isAnyDeleted) handleDeleted();
      },
      (error: unknown) => {
        if (!isOutdated) setLookupResult({ jobs, error });
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [jobs, attempt]);
  const { holdersOfJobs, error } = lookupResult?.jobs === shownJobs ? lookupResult : {};
  return {
    isPending: !holdersOfJobs && error === undefined,
    failure: error === undefined ? undefined : messageOf(error),
    lookedUpJobs: shownJobs.flatMap((job, index) => {
      const jobHolders = holdersOfJobs?.[index];
      return jobHolders ? [{ job, jobHolders }] : [];
    }),
    retry: () => {
      setLookupResult(undefined);
      setAttempt(attempt + 1);
    },
  };
}

interface HolderLookupStatusProps {
  lookup: ReturnType<typeof useHolderLookup>;
  pendingMessage: ReactNode;
  failureSummary: ReactNode;
}

/** Shows that the lawyers are being looked up, or why the lookup failed. */
export function HolderLookupStatus(props: HolderLookupStatusProps) {
  const { lookup, pendingMessage, failureSummary } = props;
  const { isPending, failure, retry } = lookup;
  if (isPending) return <p role="status">{pendingMessage}</p>;
  if (failure === undefined) return null;
  return <FailedRequest {...{ failureSummary }} message={failure} onRetry={retry} />;
}
