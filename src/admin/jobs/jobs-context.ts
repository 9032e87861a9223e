import { createContext, useContext } from 'react';
import type { RowWrites } from '../kit/list/use-row-writes';
import type { Order } from '../kit/order/use-order';
import type { JobGroup, JobOrder } from './job-groups';
import type { JobForm } from './use-job-form';

/** What every row of the list needs. */
export interface JobsScreen {
  jobs: readonly JobGroup[];
  codes: readonly string[];
  order: Order<JobOrder>;
  form: JobForm;
  writes: RowWrites<JobGroup>;
  /** Moves a job to another place, and says where it is now. */
  shift: (siblings: readonly JobGroup[], from: number, to: number) => void;
  /** Opens the form, or leads to the one that is open and not saved. */
  begin: JobForm['begin'];
  startDeletion: (job: JobGroup) => void;
  nameOf: (job: JobGroup) => string;
  languageOf: (code: string) => string;
}

export const JobsContext = createContext<JobsScreen | null>(null);

/** The screen that a row stands in. Throws outside of one. */
export function useJobsScreen(): JobsScreen {
  const screen = useContext(JobsContext);
  if (!screen) throw new Error('A row of the jobs stands outside of their screen.');
  return screen;
}
