import { readItem, readPage } from '../envelope';
import type { components } from '../schema.gen';
import { staffApi } from './client';
import { contentCalls } from './content';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemInput = components['schemas']['NewsItemInput'];

/** The staff's calls of news (§7). */
export const newsCalls = contentCalls<NewsItem, NewsItemInput>({
  reads: ['/admin/latest-news', '/user/latest-news', '/user/latest-news/{id}'],
  list: (params) => readPage(staffApi.GET('/admin/latest-news', { params })),
  version: (params) => readItem(staffApi.GET('/user/latest-news/{id}', { params })),
  create: (body) => staffApi.POST('/admin/latest-news', { body }),
  update: (body) => staffApi.PUT('/admin/latest-news', { body }),
  remove: (params) => staffApi.DELETE('/admin/latest-news', { params }),
  pin: (params) => staffApi.PUT('/admin/latest-news/pin', { params }),
  unpin: (params) => staffApi.PUT('/admin/latest-news/unpin', { params }),
});
