import { mayHaveStored } from '../../api/staff/may-have-stored';
import { ApiError } from '../../api/errors';
import {
  createJobs,
  listJobsOf,
  readStaffJob,
  refreshJobs,
  updateJobs,
  type JobInput,
} from '../../api/staff/jobs';
import { same } from '../../lib/same';
import { groupJobs, readOrder, versionsOf, type JobGroup, type JobVersion } from './job-groups';

/** Names by language code; an empty one is no name. */
export type Names = Readonly<Partial<Record<string, string>>>;

function named(names: Names, lang: string): string {
  return names[lang]?.trim() ?? '';
}

/** The names of a job, by language code. */
export function namesOf(job: JobGroup): Names {
  return Object.fromEntries(versionsOf(job).map(({ lang, name }) => [lang, name]));
}

function hasNames({ versions }: JobGroup, codes: readonly string[], names: Names): boolean {
  return codes.every((lang) => (versions[lang]?.name ?? '').trim() === named(names, lang));
}

/**
 * Sends a write. One that failed without saying that it was refused may have been stored all the same:
 * then the jobs are read again, and it counts as done when what was to come is there. Throws what
 * `write` throws otherwise.
 */
async function sendOnce(
  codes: readonly string[],
  write: () => Promise<void>,
  isStored: (job: JobGroup) => boolean,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!mayHaveStored(error)) throw error;
    const lists = await listJobsOf(codes).catch(() => ({}));
    if (!groupJobs(readOrder(lists, codes), codes).some(isStored)) throw error;
    await refreshJobs();
  }
}

/** Adds a job in every language that has a name (D18). `known` are the jobs there were before. */
export async function addJob(
  codes: readonly string[],
  known: readonly JobGroup[],
  names: Names,
): Promise<void> {
  const versions = codes.flatMap((lang): JobInput[] => {
    const name = named(names, lang);
    return name ? [{ lang, name }] : [];
  });
  await sendOnce(
    codes,
    () => createJobs(versions),
    (job) => known.every(({ no }) => no !== job.no) && hasNames(job, codes, names),
  );
}

/** Renames a job in all its languages at once, and adds those that got a name (D18). */
export async function renameJob(
  codes: readonly string[],
  job: JobGroup,
  names: Names,
): Promise<void> {
  const renamed = versionsOf(job).map(({ id, sentNo, lang, name }): JobInput => ({
    id,
    ...((sentNo ?? undefined) !== undefined && { no: sentNo }),
    lang,
    name: named(names, lang) || name,
  }));
  const added = codes.flatMap((lang): JobInput[] => {
    const name = named(names, lang);
    return job.versions[lang] || !name ? [] : [{ no: job.main.sentNo, lang, name }];
  });
  await sendOnce(
    codes,
    () => updateJobs([...renamed, ...added]),
    (now) => now.no === job.no && hasNames(now, codes, names),
  );
}

/** What has become of a job since its names were read: undefined where nothing has. */
export interface Newer {
  /** What it is called now; only the languages in which it is still there. */
  names: Names;
}

/**
 * Looks whether somebody else has renamed or deleted versions of a job since: jobs carry no time, so
 * the names are compared (design 6). Throws `ApiError` where that cannot be found out.
 */
export async function findNewer(job: JobGroup): Promise<Newer | undefined> {
  const now = await Promise.all(versionsOf(job).map(readOrMissing));
  const changed = now.some(({ known, name }) => name !== known.name);
  if (!changed) return undefined;
  const names = now.flatMap(({ known, name }) => (name === undefined ? [] : [[known.lang, name]]));
  return { names: Object.fromEntries(names) as Names };
}

/**
 * After a write was refused: reads the jobs again, and gives what somebody else has made of this one since.
 * Undefined where nothing has changed, so that the refusal has another reason.
 */
export async function changedSince(
  codes: readonly string[],
  job: JobGroup,
): Promise<Newer | undefined> {
  const now = groupJobs(readOrder(await listJobsOf(codes), codes), codes);
  await refreshJobs();
  const found = now.find(({ no }) => no === job.no);
  const names = found ? namesOf(found) : {};
  return same(names, namesOf(job)) ? undefined : { names };
}

async function readOrMissing(known: JobVersion): Promise<{ known: JobVersion; name?: string }> {
  try {
    const { name } = await readStaffJob(known);
    return { known, name };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { known };
    throw error;
  }
}
