import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { ApiError, isOutcomeUnknown } from '@/api/errors';
import { countJobHolders, listJobHolders, replaceJob, type JobHolder } from '@/api/admin/jobs';
import { groupVersions, versionsOf } from '@/admin/shared/group-versions';
import type { NamedItem, NameVersion } from '@/admin/names/named-items';

/** The maximum number of lawyers that the dialog lists. */
const MAX_LISTED_HOLDERS = 6;

/** The lawyers with a job, as currently stored (D30). */
export interface JobHolders {
  /** Whether all versions of the job have been deleted. */
  isJobDeleted: boolean;
  /** The number of lawyers; undefined if the server returns no number: there may be some. */
  count: number | undefined;
  /** The first lawyers, each once; empty if the server does not name them. */
  holders: JobHolder[];
}

/** Returns how many lawyers have a version of a job, and whether the version was deleted. */
async function countHoldersOfVersion(version: NameVersion) {
  try {
    return { isDeleted: false, count: await countJobHolders(version.id) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { isDeleted: true, count: 0 };
    throw error;
  }
}

/**
 * Requests the lawyers of every version of a job (D30). Names are optional: without them, such as while the site is off,
 * the number is enough. Rejects with an `ApiError` if the lookup fails.
 */
export async function findJobHolders(job: NamedItem): Promise<JobHolders> {
  const versions = versionsOf(job);
  const [checks, lists] = await Promise.all([
    Promise.all(versions.map(countHoldersOfVersion)),
    Promise.all(
      versions.map((version) => listJobHolders(version, MAX_LISTED_HOLDERS).catch(() => [])),
    ),
  ]);
  const namedHolders = groupVersions(lists.flat(), job.mainVersion.lang).map(
    ({ mainVersion }) => mainVersion,
  );
  const counts = checks.flatMap(({ count }) => count ?? []);
  return {
    isJobDeleted: checks.every(({ isDeleted }) => isDeleted),
    // A lawyer with the job in two languages is counted in each: the largest number is the safest.
    count: counts.length < checks.length ? undefined : Math.max(...counts, namedHolders.length),
    holders: namedHolders.slice(0, MAX_LISTED_HOLDERS),
  };
}

/**
 * Assigns another job to all lawyers with a job, then requests the lawyers of the old job again (D52), since a lost
 * response may hide the replacement. Returns false if the server accepted it and lawyers still have the job. Throws
 * `ApiError`.
 */
export async function reassignHolders(
  job: NamedItem,
  replacement: NamedItem,
  idempotencyKeys: IdempotencyKeys,
): Promise<boolean> {
  const numberOf = ({ mainVersion, no }: NamedItem) => mainVersion.serverNo ?? no;
  const countHolders = async () =>
    (await Promise.all(versionsOf(job).map(countHoldersOfVersion))).map(({ count }) => count);
  try {
    await replaceJob(numberOf(job), numberOf(replacement), idempotencyKeys);
  } catch (error) {
    const isReplaced = async () => (await countHolders()).every((count) => count === 0);
    if (isOutcomeUnknown(error) && (await isReplaced().catch(() => false))) return true;
    throw error;
  }
  return (await countHolders()).every((count) => count === undefined || count === 0);
}
