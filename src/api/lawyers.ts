import { readItem, readPage, type Page } from './envelope';
import type { LawyerQuery } from './lawyer-query';
import { findLawyerVersion } from './lawyer-version';
import { publicApi } from './public-client';
import { lawyerRead, lawyersRead } from './reads';
import type { components } from './schema.gen';
import { itemOptions, listOptions, useRead } from './use-read';

export type Lawyer = components['schemas']['Lawyer'];

/** A page of the lawyers in the interface language, in the firm's order (§7). */
function listLawyers(query: LawyerQuery): Promise<Page<Lawyer>> {
  return readPage(publicApi.GET(...lawyersRead(query)));
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
  const read = () => readItem(publicApi.GET(...lawyerRead(id ?? '')));
  return useRead(id === null ? null : ['/user/lawyerTeam/{id}', id], read, itemOptions);
}

/** Looks for another language's version of a lawyer; null looks for nothing. */
export function useLawyerVersion(lawyer: Lawyer | null, lang: string) {
  const key = lawyer && (['/user/lawyerTeam', { no: lawyer.no, lang }] as const);
  return useRead(key, async () => {
    return lawyer ? await findLawyerVersion(lawyer, lang) : undefined;
  });
}
