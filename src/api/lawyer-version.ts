import { versionIn } from './articles';
import { readPage } from './envelope';
import { lawyerParameters } from './lawyer-query';
import type { Lawyer } from './lawyers';
import { publicApi } from './public-client';

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
