import type { OperationId } from '../../mocks/call';
import { operations } from '../../mocks/contract';
import { idOf, rowsOf, type Exchange, type Input, type LiveBackend } from './live-backend';

/** Collected responses by operation and language (`listNews en_US`), and the first of each operation (`listNews`). */
export type Responses = Map<string, Exchange>;

/** Languages in which the check requests content: those of the interface (§1). */
export const LANGUAGES = ['en_US', 'zh_CN'] as const;

/** Returns the records of a list in a language. */
export function rowsOfQuery(responses: Responses, list: OperationId, language: string) {
  const response = responses.get(`${list} ${language}`);
  return response ? rowsOf(response) : [];
}

/** Paged lists with the name of their page parameter (§7). */
export const PAGE_PARAMETERS: Partial<Record<OperationId, 'page' | 'pageNo'>> = {
  listNews: 'page',
  listCases: 'page',
  listLawyers: 'page',
  listAdminNews: 'pageNo',
  listAdminCases: 'pageNo',
  listAdminHonors: 'pageNo',
  listAdminLawyers: 'page',
  listAdminProfessionalFields: 'page',
};

/** Lists that the application always requests with `lang`. */
const LISTS_BY_LANGUAGE: OperationId[] = [
  'listOffices',
  'listJobs',
  'listProfessionalFieldsByLanguage',
  'listAdminCatalogues',
];

/** GETs of one item, with the list that contains its id. */
const LISTS_OF_ITEMS: Partial<Record<OperationId, OperationId>> = {
  getProfessionalField: 'listProfessionalFields',
  getProfessionalFieldNeighbors: 'listProfessionalFields',
  getLawyer: 'listLawyers',
  getNews: 'listNews',
  getCase: 'listCases',
  getHonor: 'listHonors',
  getCatalogue: 'listAdminCatalogues',
  getAdminBanner: 'listAdminBanners',
  getAdminProfessionalField: 'listAdminProfessionalFields',
  getAdminLawyer: 'listAdminLawyers',
  getJob: 'listJobs',
  checkJob: 'listJobs',
};

/** All GETs except `GET /admin/quit`, which ends a session (D14); lists before their items. */
const QUERY_IDS = operations
  .filter(({ id, method }) => method === 'GET' && id !== 'quitAdmin')
  .map(({ id }) => id)
  .sort((a, b) => Number(a in LISTS_OF_ITEMS) - Number(b in LISTS_OF_ITEMS));

/** Returns the parameters of a GET; undefined if it needs an item of a list that is empty. */
function inputOf(id: OperationId, responses: Responses, language: string): Input | undefined {
  const list = LISTS_OF_ITEMS[id];
  if (list) {
    const [row] = rowsOfQuery(responses, list, language);
    const itemId = idOf(row);
    return itemId === undefined
      ? undefined
      : { path: { id: itemId, no: idOf(row, 'no') ?? itemId } };
  }
  const pageParameter = PAGE_PARAMETERS[id];
  return {
    query: {
      ...(pageParameter && { [pageParameter]: 1, pageSize: 20 }),
      ...(LISTS_BY_LANGUAGE.includes(id) && { lang: language }),
      ...(id.endsWith('Catalogues') && { type: 0 }),
    },
  };
}

const ADMIN_OPERATION_IDS = new Set(
  operations.filter(({ needsToken }) => needsToken).map(({ id }) => id),
);

/** Returns whether an operation belongs to the admin area and requires a token (D1). */
export function isAdminOperation(id: OperationId): boolean {
  return ADMIN_OPERATION_IDS.has(id);
}

/** Sends every query in both languages: admin queries only with a token, queries of one item only if its list has items. */
export async function collectResponses(backend: LiveBackend): Promise<Responses> {
  const responses: Responses = new Map();
  for (const language of LANGUAGES) {
    for (const id of QUERY_IDS) {
      if (isAdminOperation(id) && backend.token === null) continue;
      const input = inputOf(id, responses, language);
      if (!input) continue;
      const response = await backend.call(id, { ...input, language });
      responses.set(`${id} ${language}`, response);
      if (!responses.has(id)) responses.set(id, response);
    }
  }
  return responses;
}

/** Returns all values in a response whose name matches, at any depth. */
export function valuesOf(value: unknown, name: RegExp): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(name.test(key) && !Array.isArray(value) ? [inner] : []),
    ...valuesOf(inner, name),
  ]);
}

/** Returns the ids (or another field) of records as texts. */
export function idsOf(rows: readonly Record<string, unknown>[], field = 'id'): string[] {
  return rows.flatMap((row) => idOf(row, field) ?? []).map(String);
}
