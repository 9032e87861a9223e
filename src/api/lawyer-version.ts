import { versionIn } from './articles';
import { readPage } from './response-envelope';
import { lawyerParameters, type LawyerQuery } from './lawyer-query';
import type { Lawyer } from './lawyers';
import { publicApi } from './public-client';
import { createLookupByNo } from './rows-by-no';

interface FoundVersion {
  version: Lawyer | null;
  /** False if a version may exist that was not found. */
  isCertain: boolean;
}

/** Fetches a page of lawyers in a language, whatever the interface language is. */
export function fetchLawyersIn(query: LawyerQuery, language: string) {
  const params = { query: lawyerParameters(query), header: { 'X-Language': language } };
  return readPage(publicApi.GET('/user/lawyerTeam', { params }));
}

/**
 * Looks up a lawyer's version in a language by `no` (D18) together with the email, which is the same in all
 * languages and narrows the list when the server ignores the `no`. Searches without the email only when this finds
 * nothing.
 */
export async function findLawyerVersion(
  { no, email }: Pick<Lawyer, 'no' | 'email'>,
  lang: string,
): Promise<FoundVersion> {
  if (no === '') return { version: null, isCertain: false };
  const keyword = typeof email === 'string' ? email.trim() : '';
  const { items } = keyword
    ? await fetchLawyersIn({ no, keyword, page: 1, pageSize: 10 }, lang)
    : { items: [] };
  const versionByEmail = versionIn(items, String(no), lang);
  if (versionByEmail) return { version: versionByEmail, isCertain: true };
  const { rows, isCertain } = await createLookupByNo<Lawyer>(fetchLawyersIn).find(no, lang);
  return { version: versionIn(rows, String(no), lang), isCertain };
}
