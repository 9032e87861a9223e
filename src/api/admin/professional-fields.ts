import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { confirm, readItem, readList, readPage, type Page } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { copyInvalidRows } from '@/api/invalid-rows';
import { listOptions, refetch, revalidateQueries, useQuery, type QueryPath } from '@/api/use-query';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';
import { confirmDeleted, holds } from './confirm-deleted';

export type ProfessionalField = components['schemas']['ProfessionalField'];
export type ProfessionalFieldInput = components['schemas']['ProfessionalFieldInput'];

/** The fields of each language in the firm's order, by language code: each language has its own (D26). */
export type ProfessionalFieldLists = Partial<Record<string, ProfessionalField[]>>;

const LIST = '/admin/professionalField';
const NAMES = '/admin/professionalField/lang/list';

const PAGE_SIZE = 100;
/** Where reading ends whatever the server says there is. */
const MOST_PAGES = 50;

/** What shows professional fields beside the list for staff. */
const SHOWN: readonly QueryPath[] = [
  NAMES,
  '/user/professionalField/list',
  '/user/professionalField/{id}',
  '/user/professionalField/pageTurn/{no}',
];

/** Reads again whatever shows professional fields, for staff and visitors. */
export async function revalidateProfessionalFields(): Promise<void> {
  await revalidateQueries(LIST, ...SHOWN);
}

/**
 * One page of the fields (§7, D7). Asked in one language the server may give that one's alone, or all of
 * them (D10). Throws `ApiError`.
 */
export function listAdminProfessionalFields(
  query: { page: number; pageSize: number },
  language?: string,
): Promise<Page<ProfessionalField>> {
  return readPage(
    adminApi.GET(LIST, {
      params: { query, ...(language && { header: { 'X-Language': language } }) },
    }),
  );
}

/** All pages that the server gives when it is asked in one language. */
async function listEveryPage(language: string): Promise<ProfessionalField[]> {
  const all: ProfessionalField[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, total } = await listAdminProfessionalFields(
      { page, pageSize: PAGE_SIZE },
      language,
    );
    all.push(...items);
    copyInvalidRows(all, [all, items]);
    if (items.length === 0 || all.length >= total) break;
  }
  return all;
}

/**
 * The fields of every language, those of languages that only fields are in included. Asks once per
 * language, since an answer may hold one of them or all (D10). Throws `ApiError`.
 */
async function listProfessionalFieldsByLanguage(
  languages: readonly string[],
): Promise<ProfessionalFieldLists> {
  const answers = await Promise.all(languages.map(listEveryPage));
  const lists: Record<string, ProfessionalField[]> = {};
  const once = (fields: readonly ProfessionalField[]) => [
    ...new Map(fields.map((field) => [String(field.id), field])).values(),
  ];
  for (const [index, code] of languages.entries()) {
    const answer = answers[index] ?? [];
    lists[code] = copyInvalidRows(once(answer.filter(({ lang }) => lang === code)), [answer]);
  }
  const others = once(answers.flat().filter(({ lang }) => !languages.includes(lang)));
  for (const field of others) (lists[field.lang] ??= []).push(field);
  return lists;
}

/** Reads the fields of all languages, each in its order; nothing while `languages` is undefined. */
export function useAdminProfessionalFields(languages: readonly string[] | undefined) {
  const read = () => listProfessionalFieldsByLanguage(languages ?? []);
  return useQuery(languages ? [LIST, languages] : null, read, listOptions);
}

/** Reads the fields of all languages again, for the screens that show them, and returns them. Throws `ApiError`. */
export async function refetchProfessionalFields(
  languages: readonly string[],
): Promise<ProfessionalFieldLists> {
  const lists = await refetch([LIST, languages], () => listProfessionalFieldsByLanguage(languages));
  await revalidateQueries(...SHOWN);
  return lists;
}

/** All fields of one language, in their order and without paging (§7, D1). Throws `ApiError`. */
export async function listAdminProfessionalFieldNames(lang: string): Promise<ProfessionalField[]> {
  const params = { query: { lang }, header: { 'X-Language': lang } };
  const fields = await readList(adminApi.GET(NAMES, { params }));
  return fields.filter((field) => field.lang === lang);
}

/** All fields of several languages, by language code. Throws `ApiError`. */
export function listProfessionalFieldNames(
  languages: readonly string[],
): Promise<ProfessionalFieldLists> {
  return fetchInEachLanguage(languages, listAdminProfessionalFieldNames);
}

/** Reads all fields of several languages; nothing while `languages` is undefined. */
export function useAdminProfessionalFieldNames(languages: readonly string[] | undefined) {
  const read = () => listProfessionalFieldNames(languages ?? []);
  return useQuery(languages ? [NAMES, 'several', languages] : null, read, listOptions);
}

/** One field as it is published (§7). Throws `ApiError`, 404 for an id that does not exist. */
export function readAdminProfessionalField(id: string): Promise<ProfessionalField> {
  return readItem(
    adminApi.GET('/admin/professionalField/detail/{id}', { params: { path: { id } } }),
  );
}

/** Creates fields, one record per language, with one call (D26). The caller refreshes. */
export async function createProfessionalFields(
  fields: ProfessionalFieldInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.POST(LIST, { body: fields, action }));
}

/** Publishes changes to fields, each found by its id (D26). The caller refreshes. */
export async function updateProfessionalFields(
  fields: ProfessionalFieldInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.PUT(LIST, { body: fields, action }));
}

/** Deletes one field, in its one language (D26). The caller refreshes. Throws as `confirmDeleted` does. */
export async function deleteProfessionalField(
  { id, lang }: Pick<ProfessionalField, 'id' | 'lang'>,
  action?: IdempotencyKeys,
): Promise<void> {
  await confirmDeleted(
    adminApi.DELETE('/admin/professionalField/{id}', { params: { path: { id } }, action }),
    async () => holds(await listAdminProfessionalFieldNames(lang), id),
  );
}

/**
 * Sends one of the adjacent moves that make up a change of order (D27): the later field as source, the
 * earlier as target. Whoever sends the chain refreshes at its end.
 */
export async function sortProfessionalFields(
  sourceId: ProfessionalField['id'],
  targetId: ProfessionalField['id'],
): Promise<void> {
  await confirm(adminApi.PUT('/admin/professionalField/sort', { body: { sourceId, targetId } }));
}
