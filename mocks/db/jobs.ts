import { byPosition, type Positioned } from './order';
import type { Entity, Table } from './table';

/** One language version of a job (§3), matched by `no` (D22). `sort` is the same in every version. */
export interface JobRecord extends Entity, Positioned {
  id: number;
  no: string;
  lang: string;
  name: string;
}

/** Returns every job with all its language versions, in order. */
export function jobGroups(jobs: Table<JobRecord>): Readonly<JobRecord>[][] {
  const groups = new Map<string, Readonly<JobRecord>[]>();
  for (const job of jobs.all().toSorted(byPosition)) {
    groups.set(job.no, [...(groups.get(job.no) ?? []), job]);
  }
  return [...groups.values()];
}
