import { emptyResponse, type BaseCall, type Handlers } from '../call';
import { jobGroups, type JobRecord } from '../db/jobs';
import { nextPosition, moveUp, recordsIn } from '../db/order';
import type { Store } from '../db/store';
import { invalidFieldRejection, notFoundRejection, Rejection } from '../rejection';
import { planCreation, planUpdate, requireText } from './versions';

function toResult({ id, lang, name, no }: JobRecord) {
  return { id, lang, name, no };
}

function lawyersWithJob(store: Store, jobId: number) {
  return store.lawyers.all().filter(({ jobIds }) => jobIds.includes(jobId));
}

function write(
  { store }: BaseCall,
  input: { lang: string; name: string },
  no: string,
  previous: JobRecord | null,
): void {
  const { jobs } = store;
  const sort = jobs.group(no)[0]?.sort ?? nextPosition(jobs.all());
  const name = requireText('name', input.name);
  jobs.put({ id: previous?.id ?? jobs.nextId(), no, lang: input.lang, name, sort });
}

/** Handles jobs; their language versions share a `no` and a position (§7 Admin offices and jobs). */
export const jobHandlers = {
  listJobs: ({ store, query, language }) => ({
    result: recordsIn(store.jobs, query.lang ?? language).map(toResult),
  }),

  createJob(call) {
    const { no, mutations } = planCreation(call, call.store.jobs, call.body);
    for (const { input } of mutations) requireText('name', input.name);
    for (const { input } of mutations) write(call, input, no, null);
    return emptyResponse;
  },

  updateJob(call) {
    const { no, mutations } = planUpdate(call, call.store.jobs, call.body);
    for (const { input } of mutations) requireText('name', input.name);
    for (const { input, record } of mutations) write(call, input, no, record);
    return emptyResponse;
  },

  getJob: ({ store, path }) => ({ result: toResult(store.jobs.find(path.id)) }),

  /** Returns the number of lawyers with the job, in any language (D30). */
  checkJob({ store, path }) {
    const versions = store.jobs.group(store.jobs.find(path.id).no);
    const nos = versions.flatMap(({ id }) => lawyersWithJob(store, id).map(({ no }) => no));
    return { result: new Set(nos).size };
  },

  deleteJob({ store, path }) {
    const { id } = store.jobs.find(path.id);
    const count = lawyersWithJob(store, id).length;
    if (count > 0) throw new Rejection(409, 'jobInUse', { count });
    store.jobs.remove(id);
    return emptyResponse;
  },

  sortJobs({ store, body }) {
    const source = store.jobs.find(body.sourceId);
    const target = store.jobs.find(body.targetId);
    if (source.lang !== target.lang) throw new Rejection(422, 'notSiblings');
    const list = jobGroups(store.jobs);
    const [sourceIndex, targetIndex] = [source, target].map((job) =>
      list.findIndex((versions) => versions.includes(job)),
    );
    moveUp(store.jobs, list, sourceIndex ?? 0, targetIndex ?? 0);
    return emptyResponse;
  },

  /** Replaces the job of each lawyer version by the replacement in its language, or removes it if there is none (D30). */
  replaceJob({ store, body }) {
    const currentVersions = store.jobs.group(body.currentNo);
    const replacementVersions = store.jobs.group(body.replaceNo);
    if (currentVersions.length === 0 || replacementVersions.length === 0) throw notFoundRejection();
    if (String(body.currentNo) === String(body.replaceNo)) throw invalidFieldRejection('replaceNo');
    for (const { id, lang } of currentVersions) {
      const replacementVersion = replacementVersions.find((version) => version.lang === lang);
      for (const lawyer of lawyersWithJob(store, id)) {
        const jobIds = lawyer.jobIds.flatMap((jobId) =>
          jobId === id ? (replacementVersion?.id ?? []) : jobId,
        );
        store.lawyers.put({ ...lawyer, jobIds: [...new Set(jobIds)] });
      }
    }
    return emptyResponse;
  },
} satisfies Partial<Handlers>;
