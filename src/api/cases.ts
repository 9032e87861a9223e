import type { ArticleQuery } from './article-query';
import { versionIn } from './articles';
import { readItem, readPage } from './response-envelope';
import { publicApi } from './public-client';
import { caseListQuery, caseQuery } from './queries';
import type { components } from './schema.gen';
import { useItemQuery, useListQuery, useQuery } from './use-query';

export type CaseAnalysis = components['schemas']['CaseAnalysis'];

async function findCaseVersion(no: string, lang: string): Promise<CaseAnalysis | null> {
  const query = { no, lang, page: 1, pageSize: 10 };
  const { items } = await readPage(publicApi.GET('/user/case-analysis', { params: { query } }));
  return versionIn(items, no, lang);
}

/** Fetches a page of cases; keeps the previous page while the next one loads. `query` null fetches nothing. */
export function useCaseList(query: ArticleQuery | null) {
  const fetcher = () =>
    readPage(publicApi.GET(...caseListQuery(query ?? { page: 1, pageSize: 1 })));
  return useListQuery(query && ['/user/case-analysis', query], fetcher);
}

/** Fetches one case by the id of its language version, which may count a view (D37). `id` null fetches nothing. */
export function useCase(id: string | null) {
  const fetcher = () => readItem(publicApi.GET(...caseQuery(id ?? '')));
  return useItemQuery(id === null ? null : ['/user/case-analysis/{id}', id], fetcher);
}

/** Looks up a case in another language by its `no` (D18): null if it does not exist. `no` null fetches nothing. */
export function useCaseVersion(no: string | null, lang: string) {
  const key = no === null ? null : (['/user/case-analysis', { no, lang }] as const);
  return useQuery(key, () => findCaseVersion(no ?? '', lang));
}
