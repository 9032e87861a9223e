import { readItem, readPage } from '@/api/response-envelope';
import { adminNewsQuery } from '@/api/queries';
import type { components } from '@/api/schema.gen';
import { adminApi } from './client';
import { createContentCalls } from './content';

export type NewsItem = components['schemas']['NewsItem'];
export type NewsItemInput = components['schemas']['NewsItemInput'];

export const newsCalls = createContentCalls<NewsItem, NewsItemInput>({
  queryPaths: ['/admin/latest-news', '/user/latest-news', '/user/latest-news/{id}'],
  list: (params) => readPage(adminApi.GET(...adminNewsQuery(params))),
  fetchVersion: (params) => readItem(adminApi.GET('/user/latest-news/{id}', { params })),
  create: (mutation) => adminApi.POST('/admin/latest-news', mutation),
  update: (mutation) => adminApi.PUT('/admin/latest-news', mutation),
  remove: (mutation) => adminApi.DELETE('/admin/latest-news', mutation),
  pin: (mutation) => adminApi.PUT('/admin/latest-news/pin', mutation),
  unpin: (mutation) => adminApi.PUT('/admin/latest-news/unpin', mutation),
});
