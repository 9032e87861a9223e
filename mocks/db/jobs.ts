import { byPosition, type Positioned } from './order';
import type { Entity, Table } from './table';

/** One language version of a job (§3). `sort` is the same in every language version (D22). */
export interface JobRecord extends Entity, Positioned {
  id: number;
  no: string;
  lang: string;
  name: string;
}

/** The jobs, in order: of one language, or of all. */
export function jobsIn(jobs: Table<JobRecord>, lang?: string): Readonly<JobRecord>[] {
  return jobs.where((one) => lang === undefined || one.lang === lang).sort(byPosition);
}
