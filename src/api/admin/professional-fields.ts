import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { professionalFieldNamesQuery } from '@/api/queries';
import { awaitSuccess, readItem, readList, readPage, type Page } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { copyInvalidRows } from '@/api/invalid-rows';
import { listOptions, useQuery, type QueryPath } from '@/api/use-query';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';
import { verifyDeletion, containsId } from './verify-deletion';
import { clearAndRefetch, refetch } from './refetch';

export type ProfessionalField = components['schemas']['ProfessionalField'];
export type ProfessionalFieldInput = components['schemas']['ProfessionalFieldInput'];

/** The fields in the firm's order, by language code: each language has its own (D26). */
export type ProfessionalFieldLists = Partial<Record<string, ProfessionalField[]>>;

const LIST_PATH = '/admin/professionalField';
const NAMES_PATH = '/admin/professionalField/lang/list';

const PAGE_SIZE = 100;
const MAX_PAGES = 50;

const DEPENDENT_PATHS: readonly QueryPath[] = [
  NAMES_PATH,
  '/user/professionalField/list',
  '/user/professionalField/{id}',
  '/user/professionalField/pageTurn/{no}',
];

/** Revalidates the queries of professional fields, for staff and visitors. */
export async function revalidateProfessionalFields(): Promise<void> {
  await clearAndRefetch(LIST_PATH, ...DEPENDENT_PATHS);
}

/**
 * Fetches one page of the fields (§7, D7). The server may return those of the requested language, or all of them
 * (D10). Throws `ApiError`.
 */
export function listAdminProfessionalFields(
  query: { page: number; pageSize: number },
  language?: string,
): Promise<Page<ProfessionalField>> {
  return readPage(
    adminApi.GET(LIST_PATH, {
      params: { query, ...(language && { header: { 'X-Language': language } }) },
    }),
  );
}

/** Fetches all pages, at most `MAX_PAGES`, with the request in one language. */
async function listAllPages(language: string): Promise<ProfessionalField[]> {
  const fields: ProfessionalField[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total } = await listAdminProfessionalFields(
      { page, pageSize: PAGE_SIZE },
      language,
    );
    fields.push(...items);
    copyInvalidRows(fields, [fields, items]);
    if (items.length === 0 || fields.length >= total) break;
  }
  return fields;
}

/**
 * Fetches the fields of `languages`, and of any other language in the responses. Sends one request per language, since
 * a response may contain one language or all (D10). Throws `ApiError`.
 */
export async function listProfessionalFieldsByLanguage(
  languages: readonly string[],
): Promise<ProfessionalFieldLists> {
  const results = await Promise.all(languages.map(listAllPages));
  const lists: Record<string, ProfessionalField[]> = {};
  const withoutDuplicates = (fields: readonly ProfessionalField[]) => [
    ...new Map(fields.map((field) => [String(field.id), field])).values(),
  ];
  for (const [index, code] of languages.entries()) {
    const response = results[index] ?? [];
    lists[code] = copyInvalidRows(withoutDuplicates(response.filter(({ lang }) => lang === code)), [
      response,
    ]);
  }
  const otherFields = withoutDuplicates(
    results.flat().filter(({ lang }) => !languages.includes(lang)),
  );
  for (const field of otherFields) (lists[field.lang] ??= []).push(field);
  return lists;
}

/** Fetches the fields of all languages, each in its order; nothing while `languages` is undefined. */
export function useAdminProfessionalFields(languages: readonly string[] | undefined) {
  const fetcher = () => listProfessionalFieldsByLanguage(languages ?? []);
  return useQuery(languages ? [LIST_PATH, languages] : null, fetcher, listOptions);
}

/** Refetches the fields of all languages, updates the screens that show them, and returns them. Throws `ApiError`. */
export async function refetchProfessionalFields(
  languages: readonly string[],
): Promise<ProfessionalFieldLists> {
  const lists = await refetch([LIST_PATH, languages], () =>
    listProfessionalFieldsByLanguage(languages),
  );
  await clearAndRefetch(...DEPENDENT_PATHS);
  return lists;
}

/** Fetches all fields of one language, in order and without paging (§7). Throws `ApiError`. */
export async function listAdminProfessionalFieldNames(lang: string): Promise<ProfessionalField[]> {
  const fields = await readList(adminApi.GET(...professionalFieldNamesQuery(lang)));
  return fields.filter((field) => field.lang === lang);
}

/** Fetches all fields of several languages, by language code. Throws `ApiError`. */
export function listProfessionalFieldNames(
  languages: readonly string[],
): Promise<ProfessionalFieldLists> {
  return fetchInEachLanguage(languages, listAdminProfessionalFieldNames);
}

/** Fetches all fields of several languages; nothing while `languages` is undefined. */
export function useAdminProfessionalFieldNames(languages: readonly string[] | undefined) {
  const fetcher = () => listProfessionalFieldNames(languages ?? []);
  return useQuery(languages ? [NAMES_PATH, languages] : null, fetcher, listOptions);
}

/** Fetches one professional field (§7). Throws `ApiError`, 404 for an unknown id. */
export function fetchAdminProfessionalField(id: string): Promise<ProfessionalField> {
  return readItem(
    adminApi.GET('/admin/professionalField/detail/{id}', { params: { path: { id } } }),
  );
}

/** Creates fields, one record per language, with one call (D26). The caller revalidates. */
export async function createProfessionalFields(
  fields: ProfessionalFieldInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.POST(LIST_PATH, { body: fields, idempotencyKeys }));
}

/** Publishes changes to fields, each identified by its id (D26). The caller revalidates. */
export async function updateProfessionalFields(
  fields: ProfessionalFieldInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.PUT(LIST_PATH, { body: fields, idempotencyKeys }));
}

/** Deletes one field, in its one language (D26). The caller revalidates. Throws as `verifyDeletion` does. */
export async function deleteProfessionalField(
  { id, lang }: Pick<ProfessionalField, 'id' | 'lang'>,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await verifyDeletion(
    adminApi.DELETE('/admin/professionalField/{id}', {
      params: { path: { id } },
      idempotencyKeys,
    }),
    async () => containsId(await listAdminProfessionalFieldNames(lang), id),
  );
}

/**
 * Sends one adjacent move of a reorder (D27): the later field as source, the earlier as target. The caller
 * revalidates after the last move.
 */
export async function sortProfessionalFields(
  sourceId: ProfessionalField['id'],
  targetId: ProfessionalField['id'],
): Promise<void> {
  await awaitSuccess(
    adminApi.PUT('/admin/professionalField/sort', { body: { sourceId, targetId } }),
  );
}
