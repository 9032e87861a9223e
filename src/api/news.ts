import { readItem, readPage, type Page } from './envelope';
import { publicApi } from './public-client';
import type { components } from './schema.gen';
import { itemOptions, listOptions, useRead } from './use-read';

export type NewsItem = components['schemas']['NewsItem'];

/** Which news to list: a catalogue's id in the interface language, and a 1-based page. */
export interface NewsQuery {
  cataId?: string | undefined;
  page: number;
  pageSize: number;
}

/** A page of published news in the interface language, pinned ones first (§7). */
function listNews({ cataId, page, pageSize }: NewsQuery): Promise<Page<NewsItem>> {
  const query = { page, pageSize, ...(cataId && { cataId }) };
  return readPage(publicApi.GET('/user/latest-news', { params: { query } }));
}

/** The versions of one item in every language the backend gives, by its `no` (D18). */
async function findNewsVersion(no: string, lang: string): Promise<NewsItem | undefined> {
  const query = { no, lang, page: 1, pageSize: 10 };
  const { items } = await readPage(publicApi.GET('/user/latest-news', { params: { query } }));
  return items.find((item) => String(item.no) === no && item.lang === lang);
}

/** Reads the list of news; the last page stays while the next one loads. `query` null reads nothing. */
export function useNewsList(query: NewsQuery | null) {
  const read = () => listNews(query ?? { page: 1, pageSize: 1 });
  return useRead(query && ['/user/latest-news', query], read, listOptions);
}

/** Reads one news item by the id of its language version; this may count a view (D37). */
export function useNewsItem(id: string) {
  const read = () =>
    readItem(publicApi.GET('/user/latest-news/{id}', { params: { path: { id } } }));
  return useRead(['/user/latest-news/{id}', id], read, itemOptions);
}

/** Looks for another language's version of an item; `no` null looks for nothing. */
export function useNewsVersion(no: string | null, lang: string) {
  const key = no === null ? null : (['/user/latest-news', { no, lang }] as const);
  return useRead(key, () => findNewsVersion(no ?? '', lang));
}
