import { useEffect, useRef } from 'react';
import { readItem, readPage } from './response-envelope';
import type { LawyerQuery } from './lawyer-query';
import { fetchLawyersIn, findLawyerVersion } from './lawyer-version';
import { publicApi } from './public-client';
import { lawyerQuery, lawyersQuery } from './queries';
import type { components } from './schema.gen';
import {
  itemOptions,
  listOptions,
  useItemOnDemand,
  useItemQuery,
  useListQuery,
  useOtherLanguages,
  useQuery,
} from './use-query';

export type Lawyer = components['schemas']['Lawyer'];

/** Fetches a page of lawyers; keeps the previous page while the next one loads. `query` null fetches nothing. */
export function useLawyers(query: LawyerQuery | null) {
  const fetcher = () => readPage(publicApi.GET(...lawyersQuery(query ?? { page: 1, pageSize: 1 })));
  return useListQuery(query && ['/user/lawyerTeam', query], fetcher);
}

/**
 * Fetches the first lawyers that match a keyword. Another keyword aborts the pending request; `keyword` null fetches
 * nothing. Keeps the previous lawyers while the next ones load.
 */
export function useLawyerSearch(keyword: string | null, pageSize: number) {
  const abortControllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = abortControllers.current;
    return () => {
      if (keyword === null) return;
      controllers.get(keyword)?.abort();
      controllers.delete(keyword);
    };
  }, [keyword]);
  const search = (text: string) => {
    const controller = new AbortController();
    abortControllers.current.set(text, controller);
    const [, init] = lawyersQuery({ keyword: text, page: 1, pageSize });
    return readPage(publicApi.GET('/user/lawyerTeam', { ...init, signal: controller.signal }));
  };
  const key = keyword === null ? null : (['/user/lawyerTeam', { keyword, pageSize }] as const);
  return useQuery(key, () => search(keyword ?? ''), listOptions);
}

/** Fetches how many lawyers match a keyword in each of the other languages. */
export function useLawyerTotals(keyword: string) {
  return useOtherLanguages(['/user/lawyerTeam', { keyword }], async (language) => {
    const { total } = await fetchLawyersIn({ keyword, page: 1, pageSize: 1 }, language);
    return { language, total };
  });
}

/** Fetches one lawyer by the id of the language version; `id` null fetches nothing. */
export function useLawyer(id: string | null) {
  const fetcher = () => readItem(publicApi.GET(...lawyerQuery(id ?? '')));
  return useQuery(id === null ? null : ['/user/lawyerTeam/{id}', id], fetcher, itemOptions);
}

const versionKey = ({ no }: Lawyer, lang: string) => ['/user/lawyerTeam', { no, lang }] as const;

/** Looks up another language's version of a lawyer, once for all components; `lawyer` null fetches nothing. */
export function useLawyerVersion(lawyer: Lawyer | null, lang: string) {
  return useItemQuery(lawyer && versionKey(lawyer, lang), async () => {
    return lawyer ? await findLawyerVersion(lawyer, lang) : undefined;
  });
}

/** Returns the function that returns another language's version, and looks it up unless `useLawyerVersion` has. */
export function useLawyerVersionLookup(lawyer: Lawyer, lang: string) {
  return useItemOnDemand(versionKey(lawyer, lang), () => findLawyerVersion(lawyer, lang));
}
