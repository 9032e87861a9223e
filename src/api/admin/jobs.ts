import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { jobsQuery } from '@/api/queries';
import { awaitSuccess, readItem, readList, readPage } from '@/api/response-envelope';
import { holderCountIn } from './response-values';
import type { components } from '@/api/schema.gen';
import { listOptions, useQuery } from '@/api/use-query';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';
import { verifyDeletion, containsId } from './verify-deletion';
import { clearAndRefetch, refetch } from './refetch';

export type Job = components['schemas']['Job'];
export type JobInput = components['schemas']['JobInput'];

type Id = components['schemas']['Id'];

type JobLists = Partial<Record<string, Job[]>>;

export type JobHolder = Pick<components['schemas']['Lawyer'], 'id' | 'no' | 'lang' | 'name'>;

const LIST_PATH = '/admin/job';

/** Fetches the jobs of one language, in order (§7); the request uses that language (D10). Throws `ApiError`. */
export function listAdminJobs(lang: string): Promise<Job[]> {
  return readList(adminApi.GET(...jobsQuery(lang)));
}

/** Fetches the jobs of several languages. Throws `ApiError` when one of the requests fails. */
export function listJobsByLanguage(languages: readonly string[]): Promise<JobLists> {
  return fetchInEachLanguage(languages, listAdminJobs);
}

/** Fetches the jobs of several languages; nothing while `languages` is undefined. */
export function useAdminJobs(languages: readonly string[] | undefined) {
  const fetcher = () => listJobsByLanguage(languages ?? []);
  return useQuery(languages ? [LIST_PATH, languages] : null, fetcher, listOptions);
}

/** Refetches the jobs of several languages, updates the screens that show them, and returns them. Throws `ApiError`. */
export async function refetchJobs(languages: readonly string[]): Promise<JobLists> {
  const jobs = await refetch([LIST_PATH, languages], () => listJobsByLanguage(languages));
  await clearAndRefetch('/admin/lawyerTeam', '/user/lawyerTeam');
  return jobs;
}

/** Fetches one language version of a job. Throws `ApiError`, 404 when it was deleted. */
export function fetchAdminJob({ id, lang }: Pick<Job, 'id' | 'lang'>): Promise<Job> {
  return readItem(
    adminApi.GET('/admin/job/{id}', { params: { path: { id }, header: { 'X-Language': lang } } }),
  );
}

/** Revalidates the queries of jobs and the lists of lawyers, which include jobs, for staff and visitors. */
export async function revalidateJobs(): Promise<void> {
  await clearAndRefetch(LIST_PATH, '/admin/lawyerTeam', '/user/lawyerTeam');
}

/** Creates one job from its language versions (D18, D30) and revalidates. Throws `ApiError`. */
export async function createJob(
  versions: JobInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.POST('/admin/job', { body: versions, idempotencyKeys }));
  await revalidateJobs();
}

/** Publishes all known versions of one job (D18, D30) and revalidates. Throws `ApiError`. */
export async function updateJob(
  versions: JobInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/job', { body: versions, idempotencyKeys }));
  await revalidateJobs();
}

/**
 * Deletes one language version of a job (D30). The caller revalidates. Throws as `verifyDeletion` does, 409 while
 * lawyers have the job.
 */
export async function deleteJob(
  { id, lang }: Pick<Job, 'id' | 'lang'>,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await verifyDeletion(
    adminApi.DELETE('/admin/job/{id}', { params: { path: { id } }, idempotencyKeys }),
    async () => containsId(await listAdminJobs(lang), id),
  );
}

/** Fetches how many lawyers have a job (D30); undefined for an unknown number. Throws `ApiError`, 404 for a deleted version. */
export async function countJobHolders(id: Id): Promise<number | undefined> {
  const { data } = await adminApi.GET('/admin/job/check/{id}', { params: { path: { id } } });
  return holderCountIn(data);
}

/**
 * Replaces a job by another one for all lawyers who have it, in all languages (D30). The caller revalidates. Throws
 * `ApiError`.
 */
export async function replaceJob(
  currentNo: Id,
  replaceNo: Id,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(
    adminApi.POST('/admin/job/replace', {
      body: { currentNo, replaceNo },
      idempotencyKeys,
    }),
  );
}

/** Sends one adjacent move of a drag (D27). The caller refetches after the last move. */
export async function sortJobs(sourceId: Id, targetId: Id): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/job/sort', { body: { sourceId, targetId } }));
}

/**
 * Fetches the first lawyers who have one version of a job, from the public list: the admin list cannot filter by job.
 * Rejects with 503 while the site is off.
 */
export async function listJobHolders(
  { id, lang }: Pick<Job, 'id' | 'lang'>,
  pageSize: number,
): Promise<JobHolder[]> {
  const params = { query: { jobId: id, page: 1, pageSize }, header: { 'X-Language': lang } };
  return (await readPage(adminApi.GET('/user/lawyerTeam', { params }))).items;
}
