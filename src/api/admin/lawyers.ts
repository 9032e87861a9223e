import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { createdNo } from '@/api/created-no';
import { confirm, readItem, readPage, type Page } from '@/api/response-envelope';
import { adminLawyerQuery } from '@/api/queries';
import { createLookupByNo } from '@/api/rows-by-no';
import type { components } from '@/api/schema.gen';
import { refetch, revalidateQueries } from '@/api/use-query';
import { adminApi } from './client';
import { confirmDeleted, holds } from './confirm-deleted';
import { usePageQuery } from './use-page-query';
import { readWholeItems } from './whole-items';

export type Lawyer = components['schemas']['Lawyer'];
export type LawyerInput = components['schemas']['LawyerInput'];

/** What the list of lawyers is asked with (§7); of several offices any one suffices (D12). */
export interface AdminLawyerQuery {
  /** The versions of one lawyer alone. */
  no?: Lawyer['no'] | undefined;
  name?: string | undefined;
  officeIds?: readonly Lawyer['id'][] | undefined;
  /** 1-based (D7). */
  page: number;
  pageSize: number;
}

const LIST = '/admin/lawyerTeam';

/** Reads again whatever shows lawyers, after one or several of them were written. */
export async function revalidateLawyers(): Promise<void> {
  lawyersByNo.forget();
  await revalidateQueries(LIST, '/user/lawyerTeam', '/user/lawyerTeam/{id}');
}

/**
 * One page of the lawyers: a row per language version (D20). `language` asks for the versions of one
 * language instead of the interface's (D10). Throws `ApiError`.
 */
export function listAdminLawyers(
  { no, name, officeIds, page, pageSize }: AdminLawyerQuery,
  language?: string,
): Promise<Page<Lawyer>> {
  const query = {
    ...(no !== undefined && { no }),
    ...(name && { name }),
    ...(officeIds?.length && { officeIds: [...officeIds] }),
    page,
    pageSize,
  };
  return readPage(
    adminApi.GET('/admin/lawyerTeam', {
      params: { query, ...(language && { header: { 'X-Language': language } }) },
    }),
  );
}

/**
 * Reads a page of the lawyers with all versions of each; the last one stays while the next one loads. `query` of what comes tells
 * which of the two it is.
 */
export function useAdminLawyers(query: AdminLawyerQuery) {
  return usePageQuery([LIST, query], () => readLawyerPage(query));
}

/** Reads a page of the lawyers with all versions of each. Throws `ApiError`. */
export async function readLawyerPage(query: AdminLawyerQuery) {
  const page = (one: number, language?: string) =>
    listAdminLawyers({ ...query, page: one }, language);
  return { ...(await readWholeItems(page, query.page, query.pageSize)), query };
}

/** Reads a page of the lawyers again, for the screen that shows it, and returns it. Throws `ApiError`. */
export async function refetchLawyers(query: AdminLawyerQuery) {
  lawyersByNo.forget();
  const page = await refetch([LIST, query], () => readLawyerPage(query));
  await revalidateQueries('/user/lawyerTeam', '/user/lawyerTeam/{id}');
  return page;
}

/**
 * One language version of a lawyer with all its fields (§7), asked for in its language where that is known (D10). Throws
 * `ApiError`, 404 where it is gone.
 */
export function readAdminLawyer(id: Lawyer['id'], language?: string): Promise<Lawyer> {
  return readItem(adminApi.GET(...adminLawyerQuery(id, language)));
}

/** Finds the versions of lawyers in a language by their `no` (D18); what it remembers ends with the next write. */
export const lawyersByNo = createLookupByNo<Lawyer>(listAdminLawyers);

/** Creates one lawyer from the language versions (D18). Gives the `no` where the answer tells it. */
export async function createLawyers(
  versions: LawyerInput[],
  action?: IdempotencyKeys,
): Promise<Lawyer['no'] | undefined> {
  const { data } = await adminApi.POST('/admin/lawyerTeam', { body: versions, action });
  await revalidateLawyers();
  return createdNo(data);
}

/** Publishes the whole known set of versions of one lawyer (D18). */
export async function updateLawyers(
  versions: LawyerInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.PUT('/admin/lawyerTeam', { body: versions, action }));
  await revalidateLawyers();
}

/** Deletes one language version of a lawyer (§7). The caller refreshes. Throws as `confirmDeleted` does. */
export async function deleteLawyer(
  { id, no, lang }: Pick<Lawyer, 'id' | 'no' | 'lang'>,
  action?: IdempotencyKeys,
): Promise<void> {
  await confirmDeleted(
    adminApi.DELETE('/admin/lawyerTeam/{id}', { params: { path: { id } }, action }),
    async () => {
      lawyersByNo.forget();
      return holds((await lawyersByNo.find(no, lang)).rows, id);
    },
  );
}

/** Puts one language version on top, or not: to be sent for each (D23). The caller refreshes. */
export async function setLawyerTop(
  id: Lawyer['id'],
  top: 0 | 1,
  action?: IdempotencyKeys,
): Promise<void> {
  const params = { path: { id, top } };
  await confirm(adminApi.PUT('/admin/lawyerTeam/{id}/{top}', { params, action }));
}

/** Sends one of the adjacent moves that make up a drag (D27). The caller refreshes at the chain's end. */
export async function sortLawyers(sourceId: Lawyer['id'], targetId: Lawyer['id']): Promise<void> {
  await confirm(adminApi.PUT('/admin/lawyerTeam/sort', { body: { sourceId, targetId } }));
}

/** Puts a lawyer, in all languages, at a position counted from 1 (D27). The caller refreshes. */
export async function placeLawyer(no: Lawyer['no'], position: number): Promise<void> {
  await confirm(
    adminApi.PUT('/admin/lawyerTeam/update-sort/{no}/{sort}', {
      params: { path: { no, sort: position } },
    }),
  );
}
