import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { confirm, readItem, readList, readPage } from '@/api/response-envelope';
import { holderCountIn } from '@/api/holder-count-in';
import type { components } from '@/api/schema.gen';
import { listOptions, refetch, revalidateQueries, useQuery } from '@/api/use-query';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';
import { confirmDeleted, holds } from './confirm-deleted';

export type Job = components['schemas']['Job'];
export type JobInput = components['schemas']['JobInput'];

type Id = components['schemas']['Id'];

/** The jobs of each language, in order, by language code. */
export type JobLists = Partial<Record<string, Job[]>>;

/** A lawyer who holds a job: one language version. */
export type JobHolder = Pick<components['schemas']['Lawyer'], 'id' | 'no' | 'lang' | 'name'>;

const LIST = '/admin/job';

/** The jobs of one language, in order (§7); the call is made in that language (D10). Throws `ApiError`. */
export function listAdminJobs(lang: string): Promise<Job[]> {
  return readList(
    adminApi.GET('/admin/job', { params: { query: { lang }, header: { 'X-Language': lang } } }),
  );
}

/** The jobs of several languages. Throws `ApiError` where one of them cannot be read. */
export function listJobsOf(languages: readonly string[]): Promise<JobLists> {
  return fetchInEachLanguage(languages, listAdminJobs);
}

/** Reads the jobs of several languages; nothing while `languages` is undefined. */
export function useAdminJobs(languages: readonly string[] | undefined) {
  const read = () => listJobsOf(languages ?? []);
  return useQuery(languages ? [LIST, languages] : null, read, listOptions);
}

/** Reads the jobs of several languages again, for the screens that show them, and returns them. Throws `ApiError`. */
export async function refetchJobs(languages: readonly string[]): Promise<JobLists> {
  const jobs = await refetch([LIST, languages], () => listJobsOf(languages));
  await revalidateQueries('/admin/lawyerTeam', '/user/lawyerTeam');
  return jobs;
}

/** One language version of a job as it is stored now. Throws `ApiError`, 404 where it is gone. */
export function readAdminJob({ id, lang }: Pick<Job, 'id' | 'lang'>): Promise<Job> {
  return readItem(
    adminApi.GET('/admin/job/{id}', { params: { path: { id }, header: { 'X-Language': lang } } }),
  );
}

/** Reads again whatever shows jobs, for staff and visitors: lawyers stand there with theirs. */
export async function revalidateJobs(): Promise<void> {
  await revalidateQueries(LIST, '/admin/lawyerTeam', '/user/lawyerTeam');
}

/** Creates one job from its language versions (D18, D30). Throws `ApiError`. */
export async function createJobs(versions: JobInput[], action?: IdempotencyKeys): Promise<void> {
  await confirm(adminApi.POST('/admin/job', { body: versions, action }));
  await revalidateJobs();
}

/** Writes the whole known set of versions of one job (D18, D30). Throws `ApiError`. */
export async function updateJobs(versions: JobInput[], action?: IdempotencyKeys): Promise<void> {
  await confirm(adminApi.PUT('/admin/job', { body: versions, action }));
  await revalidateJobs();
}

/** Deletes one language version of a job (D30). The caller refreshes. Throws as `confirmDeleted` does, 409 while it is held. */
export async function deleteJob(
  { id, lang }: Pick<Job, 'id' | 'lang'>,
  action?: IdempotencyKeys,
): Promise<void> {
  await confirmDeleted(
    adminApi.DELETE('/admin/job/{id}', { params: { path: { id } }, action }),
    async () => holds(await listAdminJobs(lang), id),
  );
}

/**
 * Asks how many lawyers hold a job (D30): their number, or only that there are some, which is
 * `undefined`. Throws `ApiError`, 404 for a version that is gone.
 */
export async function checkJob(id: Id): Promise<number | undefined> {
  const { data } = await adminApi.GET('/admin/job/check/{id}', { params: { path: { id } } });
  return holderCountIn(data);
}

/** Gives all who hold a job another one, in all languages (D30). The caller refreshes. Throws `ApiError`. */
export async function replaceJob(
  currentNo: Id,
  replaceNo: Id,
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.POST('/admin/job/replace', { body: { currentNo, replaceNo }, action }));
}

/**
 * Sends one of the adjacent moves that make up a drag (D27). Whoever sends the chain reads again at its
 * end, with `refetchJobs`.
 */
export async function sortJobs(sourceId: Id, targetId: Id): Promise<void> {
  await confirm(adminApi.PUT('/admin/job/sort', { body: { sourceId, targetId } }));
}

/**
 * The first of those who hold one version of a job. The list for staff does not ask by job: this is the
 * visitors', asked for as staff, and rejects with 503 while the site is off.
 */
export async function listJobHolders(
  { id, lang }: Pick<Job, 'id' | 'lang'>,
  pageSize: number,
): Promise<JobHolder[]> {
  const params = { query: { jobId: id, page: 1, pageSize }, header: { 'X-Language': lang } };
  return (await readPage(adminApi.GET('/user/lawyerTeam', { params }))).items;
}
