import { versionIn } from './articles';
import { readItem, readPage, type Page } from './envelope';
import { lawyerParameters, type LawyerQuery } from './lawyer-query';
import { publicApi } from './public-client';
import type { components } from './schema.gen';
import { itemOptions, listOptions, useRead } from './use-read';

export type Lawyer = components['schemas']['Lawyer'];

/** A page of the lawyers in the interface language, in the firm's order (§7). */
function listLawyers(query: LawyerQuery): Promise<Page<Lawyer>> {
  return readPage(
    publicApi.GET('/user/lawyerTeam', { params: { query: lawyerParameters(query) } }),
  );
}

/**
 * Reads the lawyers that match; the last answer stays while the next one loads, and one that comes
 * late is shown for its own question only. `query` null reads nothing.
 */
export function useLawyers(query: LawyerQuery | null) {
  const read = () => listLawyers(query ?? { page: 1, pageSize: 1 });
  return useRead(query && ['/user/lawyerTeam', query], read, listOptions);
}

/** Reads one lawyer by the id of the language version; null reads nothing. */
export function useLawyer(id: string | null) {
  const path = { id: id ?? '' };
  const read = () => readItem(publicApi.GET('/user/lawyerTeam/{id}', { params: { path } }));
  return useRead(id === null ? null : ['/user/lawyerTeam/{id}', id], read, itemOptions);
}

/** How far a lawyer without an e-mail is looked for: pages of the list, and lawyers on each. */
const SEARCHED = { pages: 3, pageSize: 100 };

async function searchVersion(no: string, lang: string, keyword: string | undefined) {
  for (let page = 1; page <= SEARCHED.pages; page += 1) {
    const query = lawyerParameters({ keyword, page, pageSize: SEARCHED.pageSize });
    const params = { query, header: { 'X-Language': lang } };
    const { items, total } = await readPage(publicApi.GET('/user/lawyerTeam', { params }));
    const found = versionIn(items, no, lang);
    if (found || page * SEARCHED.pageSize >= total) return found;
  }
  return undefined;
}

/**
 * A lawyer's version in a language, by `no` (D18); undefined when there is none. No call asks for
 * it: the list is searched for the e-mail, which no language changes, and read through where that
 * finds nobody.
 */
export async function findLawyerVersion(
  { no, email }: Pick<Lawyer, 'no' | 'email'>,
  lang: string,
): Promise<Lawyer | undefined> {
  const keyword = typeof email === 'string' ? email.trim() : '';
  const byEmail = keyword ? await searchVersion(String(no), lang, keyword) : undefined;
  return byEmail ?? (await searchVersion(String(no), lang, undefined));
}

/** Looks for another language's version of a lawyer; null looks for nothing. */
export function useLawyerVersion(lawyer: Lawyer | null, lang: string) {
  const key = lawyer && (['/user/lawyerTeam', { no: lawyer.no, lang }] as const);
  return useRead(key, async () => (lawyer ? await findLawyerVersion(lawyer, lang) : undefined));
}
