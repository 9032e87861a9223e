import { readItem, readPage } from '../response-envelope';
import { adminNewsQuery } from '../queries';
import type { components } from '../schema.gen';
import { staffApi } from './client';
import { contentCalls } from './content';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemInput = components['schemas']['NewsItemInput'];

/** The staff's calls of news (§7). */
export const newsCalls = contentCalls<NewsItem, NewsItemInput>({
  reads: ['/admin/latest-news', '/user/latest-news', '/user/latest-news/{id}'],
  list: (params) => readPage(staffApi.GET(...adminNewsQuery(params))),
  version: (params) => readItem(staffApi.GET('/user/latest-news/{id}', { params })),
  create: (write) => staffApi.POST('/admin/latest-news', write),
  update: (write) => staffApi.PUT('/admin/latest-news', write),
  remove: (write) => staffApi.DELETE('/admin/latest-news', write),
  pin: (write) => staffApi.PUT('/admin/latest-news/pin', write),
  unpin: (write) => staffApi.PUT('/admin/latest-news/unpin', write),
});
