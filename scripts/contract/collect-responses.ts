import type { OperationId } from '../../mocks/call';
import { operations } from '../../mocks/contract';
import { idOf, rowsOf, type Exchange, type Input, type LiveBackend } from './live-backend';

/** Collected responses by operation, English first, and by operation and language. */
export type Responses = Map<string, Exchange>;

/** Languages in which all requests are sent: the interface's (§1). */
export const LANGUAGES = ['en_US', 'zh_CN'] as const;

const createIdInput = (list: OperationId) => (responses: Responses, language: string) => {
  const id = idOf(rowsOfQuery(responses, list, language)[0]);
  return id === undefined ? undefined : { path: { id } };
};

const createPageInput = (name: 'page' | 'pageNo', pageSize: number) => () => ({
  query: { [name]: 1, pageSize },
});

/** Returns the records of a list in a language. */
export function rowsOfQuery(responses: Responses, list: OperationId, language: string) {
  const response = responses.get(`${list} ${language}`);
  return response ? rowsOf(response) : [];
}

/** Parameters of each GET; undefined if an earlier response that they depend on is empty. */
const QUERIES: Partial<
  Record<OperationId, (responses: Responses, language: string) => Input | undefined>
> = {
  listLanguages: () => ({}),
  getSiteStatus: () => ({}),
  getPortalConfiguration: () => ({}),
  listBanners: () => ({}),
  listProfessionalFields: () => ({}),
  getProfessionalField: createIdInput('listProfessionalFields'),
  getProfessionalFieldNeighbours: (responses, language) => {
    const [field] = rowsOfQuery(responses, 'listProfessionalFields', language);
    const no = idOf(field, 'no') ?? idOf(field);
    return no === undefined ? undefined : { path: { no } };
  },
  listLawyers: createPageInput('page', 12),
  getLawyer: createIdInput('listLawyers'),
  listNews: createPageInput('page', 10),
  getNews: createIdInput('listNews'),
  listCases: createPageInput('page', 10),
  getCase: createIdInput('listCases'),
  listHonors: () => ({}),
  getHonor: createIdInput('listHonors'),
  listCatalogues: () => ({ query: { type: 0 } }),
  listOffices: (_, lang) => ({ query: { lang } }),
  listJobs: (_, lang) => ({ query: { lang } }),
  listProfessionalFieldsByLanguage: (_, lang) => ({ query: { lang } }),
  getAdminProfile: () => ({}),
  listAdminCatalogues: (_, lang) => ({ query: { type: 0, lang } }),
  getCatalogue: createIdInput('listAdminCatalogues'),
  listAdminNews: createPageInput('pageNo', 20),
  listAdminCases: createPageInput('pageNo', 20),
  listAdminHonors: createPageInput('pageNo', 20),
  listAdminBanners: () => ({}),
  getAdminBanner: createIdInput('listAdminBanners'),
  listAdminProfessionalFields: createPageInput('page', 20),
  getAdminProfessionalField: createIdInput('listAdminProfessionalFields'),
  listAdminLawyers: createPageInput('page', 20),
  getAdminLawyer: createIdInput('listAdminLawyers'),
  getJob: createIdInput('listJobs'),
  checkJob: createIdInput('listJobs'),
  getAdminPortalConfiguration: () => ({}),
  getAdminSiteStatus: () => ({}),
  listIcons: () => ({}),
};

/** GETs without side effects, so not `GET /admin/quit`, which ends a session (D14). */
const QUERY_IDS = Object.keys(QUERIES) as OperationId[];

const STAFF_IDS = new Set(operations.filter(({ needsToken }) => needsToken).map(({ id }) => id));

/** Returns whether an operation belongs to the admin area and requires a token (D1). */
export function isAdminOperation(id: OperationId): boolean {
  return STAFF_IDS.has(id);
}

/** Sends every GET in both languages, those of the admin area only with a token. */
export async function collectResponses(backend: LiveBackend): Promise<Responses> {
  const responses: Responses = new Map();
  for (const language of LANGUAGES) {
    for (const id of QUERY_IDS) {
      if (isAdminOperation(id) && backend.token === null) continue;
      const input = QUERIES[id]?.(responses, language);
      if (!input) continue;
      const response = await backend.call(id, { ...input, language });
      responses.set(`${id} ${language}`, response);
      if (!responses.has(id)) responses.set(id, response);
    }
  }
  return responses;
}

/** Returns all values of a name in a response, at any depth. */
export function valuesOf(value: unknown, name: RegExp): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(name.test(key) && !Array.isArray(value) ? [inner] : []),
    ...valuesOf(inner, name),
  ]);
}

/** Returns the ids of records in a list as texts. */
export function idsOf(rows: readonly Record<string, unknown>[], field = 'id'): string[] {
  return rows.flatMap((row) => idOf(row, field) ?? []).map(String);
}
