import { createdNo } from '../created-no';
import { confirm, readItem, readPage, type Page } from '../envelope';
import type { components } from '../schema.gen';
import { listOptions, refreshReads, useRead } from '../use-read';
import { staffApi } from './client';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemInput = components['schemas']['NewsItemInput'];

/** What the list of news is asked with (§7). `total` is left to the server (D7). */
export interface AdminNewsQuery {
  pageNo?: number;
  pageSize?: number;
  title?: string;
  no?: NewsItem['no'];
}

const LIST = '/admin/latest-news';

async function refreshNews(): Promise<void> {
  await refreshReads(LIST, '/user/latest-news', '/user/latest-news/{id}');
}

/**
 * One page of the news for staff: a row per language version (D20). `language` asks for the versions
 * of one language instead of the interface's (D10).
 */
export function listAdminNews(query: AdminNewsQuery, language?: string): Promise<Page<NewsItem>> {
  return readPage(
    staffApi.GET('/admin/latest-news', {
      params: { query, ...(language && { header: { 'X-Language': language } }) },
    }),
  );
}

/** Creates one item from its language versions (D18). Gives its `no` where the answer tells it. */
export async function createNews(versions: NewsItemInput[]): Promise<NewsItem['no'] | undefined> {
  const { data } = await staffApi.POST('/admin/latest-news', { body: versions });
  await refreshNews();
  return createdNo(data);
}

/** Publishes the whole known set of versions of one item (D18). */
export async function updateNews(versions: NewsItemInput[]): Promise<void> {
  await confirm(staffApi.PUT('/admin/latest-news', { body: versions }));
  await refreshNews();
}

/**
 * One version in full, for one whose content the list left out (D19). Asked for as staff: the public
 * client would leave for `/status` while the site is off.
 */
export function readNewsVersion({ id, lang }: Pick<NewsItem, 'id' | 'lang'>): Promise<NewsItem> {
  return readItem(
    staffApi.GET('/user/latest-news/{id}', {
      params: { path: { id }, header: { 'X-Language': lang } },
    }),
  );
}

/** Deletes an item in all its languages (D24). */
export async function deleteNews(no: NewsItem['no']): Promise<void> {
  await confirm(staffApi.DELETE('/admin/latest-news', { params: { query: { no } } }));
  await refreshNews();
}

/** Pins an item in all its languages (D23). */
export async function pinNews(no: NewsItem['no']): Promise<void> {
  await confirm(staffApi.PUT('/admin/latest-news/pin', { params: { query: { no } } }));
  await refreshNews();
}

/** Unpins an item in all its languages (D23). */
export async function unpinNews(no: NewsItem['no']): Promise<void> {
  await confirm(staffApi.PUT('/admin/latest-news/unpin', { params: { query: { no } } }));
  await refreshNews();
}

/**
 * Reads a page of the news; the last one stays while the next one loads. `query` of what comes tells
 * which of the two it is.
 */
export function useAdminNews(query: AdminNewsQuery) {
  const read = async () => ({ ...(await listAdminNews(query)), query });
  return useRead([LIST, query], read, listOptions);
}
