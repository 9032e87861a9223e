import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { ApiError } from '@/api/errors';
import { isOutcomeUnknown } from '@/api/is-outcome-unknown';
import { checkJob, listJobHolders, replaceJob, type JobHolder } from '@/api/admin/jobs';
import { groupVersions } from '@/lib/group-versions';
import { versionsOf, type NamedItem, type NameVersion } from '@/admin/names/named-items';

/** How many of those who hold a job are named. */
const NAMED = 6;

/** Who holds a job, as the server has it now (D30). */
export interface Holding {
  /** Nothing of the job is there any more. */
  gone: boolean;
  /** How many lawyers hold it; undefined where the server only says that some do. */
  count: number | undefined;
  /** The first of them, each once; none where the server does not tell. */
  holders: JobHolder[];
}

async function check(version: NameVersion) {
  try {
    return { gone: false, count: await checkJob(version.id) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { gone: true, count: 0 };
    throw error;
  }
}

/**
 * Asks of every version of a job who holds it (D30). Names are an extra: without them, as while the site
 * is off, the number does. Rejects with an `ApiError` where that cannot be found out.
 */
export async function findJobHolders(job: NamedItem): Promise<Holding> {
  const versions = versionsOf(job);
  const [checks, lists] = await Promise.all([
    Promise.all(versions.map(check)),
    Promise.all(versions.map((version) => listJobHolders(version, NAMED).catch(() => []))),
  ]);
  const all = groupVersions(lists.flat(), job.main.lang).map(({ main }) => main);
  const counts = checks.flatMap(({ count }) => count ?? []);
  return {
    gone: checks.every(({ gone }) => gone),
    // A lawyer who holds it in two languages is counted in each: the largest number is the safest.
    count: counts.length < checks.length ? undefined : Math.max(...counts, all.length),
    holders: all.slice(0, NAMED),
  };
}

/**
 * Gives all who hold a job another one, and asks the server who holds it then (D52): a lost response may hide the
 * replacement. Returns false where the server accepted it and lawyers still hold the job. Throws `ApiError`.
 */
export async function replaceHolders(
  job: NamedItem,
  other: NamedItem,
  action: IdempotencyKeys,
): Promise<boolean> {
  const numberOf = ({ main, no }: NamedItem) => main.sentNo ?? no;
  const counts = async () =>
    (await Promise.all(versionsOf(job).map(check))).map(({ count }) => count);
  try {
    await replaceJob(numberOf(job), numberOf(other), action);
  } catch (error) {
    const isReplaced = async () => (await counts()).every((count) => count === 0);
    if (isOutcomeUnknown(error) && (await isReplaced().catch(() => false))) return true;
    throw error;
  }
  return (await counts()).every((count) => count === undefined || count === 0);
}
