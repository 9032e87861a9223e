import { readItem, readPage } from '@/api/response-envelope';
import { adminHonorsQuery } from '@/api/queries';
import type { components } from '@/api/schema.gen';
import { adminApi } from './client';
import { createContentCalls } from './content';

export type Honor = components['schemas']['LawFirmHonor'];
export type HonorInput = components['schemas']['LawFirmHonorInput'];

export const honorCalls = createContentCalls<Honor, HonorInput>({
  queryPaths: ['/admin/lawfirm-honour', '/user/lawfirm-honour', '/user/lawfirm-honour/{id}'],
  list: (params) => readPage(adminApi.GET(...adminHonorsQuery(params))),
  fetchVersion: (params) => readItem(adminApi.GET('/user/lawfirm-honour/{id}', { params })),
  create: (mutation) => adminApi.POST('/admin/lawfirm-honour', mutation),
  update: (mutation) => adminApi.PUT('/admin/lawfirm-honour', mutation),
  remove: (mutation) => adminApi.DELETE('/admin/lawfirm-honour', mutation),
  pin: (mutation) => adminApi.PUT('/admin/lawfirm-honour/pin', mutation),
  unpin: (mutation) => adminApi.PUT('/admin/lawfirm-honour/unpin', mutation),
});
