import { readItem, readPage, type Page } from './response-envelope';
import type { LawyerQuery } from './lawyer-query';
import { findLawyerVersion } from './lawyer-version';
import { publicApi } from './public-client';
import { lawyerQuery, lawyersQuery } from './queries';
import type { components } from './schema.gen';
import { itemOptions, listOptions, useItemOnDemand, useItemQuery, useQuery } from './use-query';

export type Lawyer = components['schemas']['Lawyer'];

/** A page of the lawyers in the interface language, in the firm's order (§7). */
function listLawyers(query: LawyerQuery): Promise<Page<Lawyer>> {
  return readPage(publicApi.GET(...lawyersQuery(query)));
}

/**
 * Reads the lawyers that match; the last answer stays while the next one loads, and one that comes
 * late is shown for its own question only. `query` null reads nothing.
 */
export function useLawyers(query: LawyerQuery | null) {
  const read = () => listLawyers(query ?? { page: 1, pageSize: 1 });
  return useQuery(query && ['/user/lawyerTeam', query], read, listOptions);
}

/** Reads one lawyer by the id of the language version; null reads nothing. */
export function useLawyer(id: string | null) {
  const read = () => readItem(publicApi.GET(...lawyerQuery(id ?? '')));
  return useQuery(id === null ? null : ['/user/lawyerTeam/{id}', id], read, itemOptions);
}

const versionKey = ({ no }: Lawyer, lang: string) => ['/user/lawyerTeam', { no, lang }] as const;

/** Looks for another language's version of a lawyer, once for all who ask; null looks for nothing. */
export function useLawyerVersion(lawyer: Lawyer | null, lang: string) {
  return useItemQuery(lawyer && versionKey(lawyer, lang), async () => {
    return lawyer ? await findLawyerVersion(lawyer, lang) : undefined;
  });
}

/** Gives the function that looks for it on a click, unless `useLawyerVersion` has done so. */
export function useVersionLookup(lawyer: Lawyer, lang: string) {
  return useItemOnDemand(versionKey(lawyer, lang), () => findLawyerVersion(lawyer, lang));
}
