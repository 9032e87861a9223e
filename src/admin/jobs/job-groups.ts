import type { Job, JobLists } from '../../api/staff/jobs';
import { listAfter, movesIn, type Move, type Reorder } from '../kit/order/reorder';

/** One language version of a job, with its `no` as text: what the versions are merged by (D18). */
export interface JobVersion extends Omit<Job, 'no'> {
  no: string;
  /** The `no` as it came, to be sent back (D11). */
  sentNo: Job['no'];
}

/** The versions of each language, in order. */
export type JobOrder = Readonly<Partial<Record<string, readonly JobVersion[]>>>;

/** A job with all its language versions. */
export interface JobGroup {
  no: string;
  versions: Partial<Record<string, JobVersion>>;
  /** The version in the first of the languages that has it. */
  main: JobVersion;
}

/** The versions of a job, the one that stands for it first. */
export function versionsOf({ versions, main }: JobGroup): JobVersion[] {
  const all = Object.values(versions).filter((version) => version !== undefined);
  return [main, ...all.filter((version) => version !== main)];
}

/** The lists as the server gave them, each version once; one without a `no` is a job of its own. */
export function readOrder(lists: JobLists, languages: readonly string[]): JobOrder {
  return Object.fromEntries(
    languages.map((lang) => {
      const found = new Map<string, JobVersion>();
      for (const job of lists[lang] ?? []) {
        const no = String(job.no ?? job.id);
        if (!found.has(no)) found.set(no, { ...job, lang, no, sentNo: job.no });
      }
      return [lang, [...found.values()]];
    }),
  );
}

/**
 * The jobs of all languages as one list. The first language that has a job says where it stands; what
 * only a later language has comes after what precedes it there.
 */
export function groupJobs(order: JobOrder, languages: readonly string[]): JobGroup[] {
  const groups = new Map<string, JobGroup>();
  const sequence: string[] = [];
  for (const lang of languages) {
    let last = -1;
    for (const version of order[lang] ?? []) {
      const { no } = version;
      const known = groups.get(no);
      if (known) {
        known.versions[lang] = version;
        last = sequence.indexOf(no);
      } else {
        groups.set(no, { no, versions: { [lang]: version }, main: version });
        last += 1;
        sequence.splice(last, 0, no);
      }
    }
  }
  return sequence.flatMap((no) => groups.get(no) ?? []);
}

/** The order after a reorder, in every language. */
export function orderAfter(order: JobOrder, reorder: Reorder): JobOrder {
  return Object.fromEntries(
    Object.entries(order).map(([lang, list = []]) => [lang, listAfter(list, reorder)]),
  );
}

/** The chain of adjacent moves for a reorder, language after language (D27). */
export function movesFor(order: JobOrder, reorder: Reorder): Move[] {
  return Object.values(order).flatMap((list = []) => movesIn(list, reorder));
}
