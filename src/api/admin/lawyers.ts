import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { createdNoIn } from './response-values';
import { awaitSuccess, readItem, readPage, type Page } from '@/api/response-envelope';
import { adminLawyerQuery, adminLawyersQuery } from '@/api/queries';
import { createLookupByNo } from '@/api/rows-by-no';
import type { components } from '@/api/schema.gen';
import type { QueryPath } from '@/api/use-query';
import { adminApi } from './client';
import { verifyDeletion, containsId } from './verify-deletion';
import { usePageQuery } from './use-page-query';
import { fetchWholeItems } from './whole-items';
import { clearAndRefetch, refetch } from './refetch';

export type Lawyer = components['schemas']['Lawyer'];
export type LawyerInput = components['schemas']['LawyerInput'];

/** The parameters of the admin list of lawyers (§7): a lawyer of any of the offices matches. */
export interface AdminLawyerQuery {
  no?: Lawyer['no'] | undefined;
  name?: string | undefined;
  officeIds?: readonly Lawyer['id'][] | undefined;
  /** 1-based (D7). */
  page: number;
  pageSize: number;
}

/** The path of the list of lawyers, which identifies its queries. */
export const LAWYER_LIST_PATH: QueryPath = '/admin/lawyerTeam';

/** Revalidates every query of lawyers, for staff and visitors. */
export async function revalidateLawyers(): Promise<void> {
  lawyerLookup.clearCache();
  await clearAndRefetch(LAWYER_LIST_PATH, '/user/lawyerTeam', '/user/lawyerTeam/{id}');
}

/**
 * Fetches one page of lawyers: a row per language version (D20). `language` requests the versions of one language
 * instead of the interface language (D10). Throws `ApiError`.
 */
export function listAdminLawyers(
  query: AdminLawyerQuery,
  language?: string,
): Promise<Page<Lawyer>> {
  return readPage(adminApi.GET(...adminLawyersQuery(query, language)));
}

/**
 * Fetches a page like `fetchLawyerPage`; keeps the previous page while the next one loads. The returned `query`
 * identifies the page. Without a query, fetches nothing.
 */
export function useAdminLawyers(query: AdminLawyerQuery | undefined) {
  return usePageQuery(query ? [LAWYER_LIST_PATH, query] : null, () =>
    fetchLawyerPage(query ?? { page: 1, pageSize: 10 }),
  );
}

/**
 * Fetches a page of lawyers with their versions. If the list has one language only, versions in other languages that
 * are on another page of theirs are missing. Throws `ApiError`.
 */
export async function fetchLawyerPage(query: AdminLawyerQuery) {
  const fetchPage = (number: number, language?: string) =>
    listAdminLawyers({ ...query, page: number }, language);
  return { ...(await fetchWholeItems(fetchPage, query.page, query.pageSize)), query };
}

/** Refetches a page of lawyers, updates the screen that shows it, and returns it. Throws `ApiError`. */
export async function refetchLawyers(query: AdminLawyerQuery) {
  lawyerLookup.clearCache();
  const page = await refetch([LAWYER_LIST_PATH, query], () => fetchLawyerPage(query));
  await clearAndRefetch('/user/lawyerTeam', '/user/lawyerTeam/{id}');
  return page;
}

/**
 * Fetches one language version of a lawyer with all its fields (§7), in its language when that is known (D10). Throws
 * `ApiError`, 404 when it was deleted.
 */
export function fetchAdminLawyer(id: Lawyer['id'], language?: string): Promise<Lawyer> {
  return readItem(adminApi.GET(...adminLawyerQuery(id, language)));
}

/** Looks up the versions of lawyers in a language by their `no` (D18). */
export const lawyerLookup = createLookupByNo<Lawyer>(listAdminLawyers);

/** Creates one lawyer from the language versions (D18) and revalidates. Returns the `no` when the response contains it. */
export async function createLawyer(
  versions: LawyerInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<Lawyer['no'] | undefined> {
  const { data } = await adminApi.POST('/admin/lawyerTeam', {
    body: versions,
    idempotencyKeys,
  });
  await revalidateLawyers();
  return createdNoIn(data);
}

/** Publishes one of several lawyers; the caller revalidates after the last one. */
export async function updateLawyerWithoutRevalidation(
  versions: LawyerInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/lawyerTeam', { body: versions, idempotencyKeys }));
}

/** Publishes all known versions of one lawyer (D18) and revalidates. */
export async function updateLawyer(
  versions: LawyerInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await updateLawyerWithoutRevalidation(versions, idempotencyKeys);
  await revalidateLawyers();
}

/** Deletes one language version of a lawyer (§7). The caller revalidates. Throws as `verifyDeletion` does. */
export async function deleteLawyer(
  { id, no, lang }: Pick<Lawyer, 'id' | 'no' | 'lang'>,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await verifyDeletion(
    adminApi.DELETE('/admin/lawyerTeam/{id}', {
      params: { path: { id } },
      idempotencyKeys,
    }),
    async () => {
      lawyerLookup.clearCache();
      return containsId((await lawyerLookup.find(no, lang)).rows, id);
    },
  );
}

/** Pins or unpins one language version of a lawyer (D23). The caller revalidates. */
export async function setLawyerTop(
  id: Lawyer['id'],
  top: 0 | 1,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  const params = { path: { id, top } };
  await awaitSuccess(adminApi.PUT('/admin/lawyerTeam/{id}/{top}', { params, idempotencyKeys }));
}

/** Sends one adjacent move of a drag (D27). The caller revalidates after the last move. */
export async function sortLawyers(sourceId: Lawyer['id'], targetId: Lawyer['id']): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/lawyerTeam/sort', { body: { sourceId, targetId } }));
}

/** Moves a lawyer, in all languages, to a 1-based position (D27). The caller revalidates. */
export async function moveLawyer(no: Lawyer['no'], position: number): Promise<void> {
  await awaitSuccess(
    adminApi.PUT('/admin/lawyerTeam/update-sort/{no}/{sort}', {
      params: { path: { no, sort: position } },
    }),
  );
}
