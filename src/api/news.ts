import type { ArticleQuery } from './article-query';
import { versionIn } from './articles';
import { readItem, readPage } from './response-envelope';
import { publicApi } from './public-client';
import { newsItemQuery, newsListQuery } from './queries';
import type { components } from './schema.gen';
import { useItemQuery, useListQuery, useQuery } from './use-query';

export type NewsItem = components['schemas']['NewsItem'];

async function findNewsVersion(no: string, lang: string): Promise<NewsItem | null> {
  const query = { no, lang, page: 1, pageSize: 10 };
  const { items } = await readPage(publicApi.GET('/user/latest-news', { params: { query } }));
  return versionIn(items, no, lang);
}

/** Fetches a page of news; keeps the previous page while the next one loads. `query` null fetches nothing. */
export function useNewsList(query: ArticleQuery | null) {
  const fetcher = () =>
    readPage(publicApi.GET(...newsListQuery(query ?? { page: 1, pageSize: 1 })));
  return useListQuery(query && ['/user/latest-news', query], fetcher);
}

/** Fetches one news item by the id of its language version, which may count a view (D37). `id` null fetches nothing. */
export function useNewsItem(id: string | null) {
  const fetcher = () => readItem(publicApi.GET(...newsItemQuery(id ?? '')));
  return useItemQuery(id === null ? null : ['/user/latest-news/{id}', id], fetcher);
}

/** Looks up a news item in another language by its `no` (D18): null if it does not exist. `no` null fetches nothing. */
export function useNewsVersion(no: string | null, lang: string) {
  const key = no === null ? null : (['/user/latest-news', { no, lang }] as const);
  return useQuery(key, () => findNewsVersion(no ?? '', lang));
}
