import { readItem, readPage } from '@/api/response-envelope';
import { adminCasesQuery } from '@/api/queries';
import type { components } from '@/api/schema.gen';
import { adminApi } from './client';
import { createContentCalls } from './content';

export type CaseAnalysis = components['schemas']['CaseAnalysis'];
export type CaseAnalysisInput = components['schemas']['CaseAnalysisInput'];

export const caseCalls = createContentCalls<CaseAnalysis, CaseAnalysisInput>({
  queryPaths: ['/admin/case-analysis', '/user/case-analysis', '/user/case-analysis/{id}'],
  list: (params) => readPage(adminApi.GET(...adminCasesQuery(params))),
  fetchVersion: (params) => readItem(adminApi.GET('/user/case-analysis/{id}', { params })),
  create: (mutation) => adminApi.POST('/admin/case-analysis', mutation),
  update: (mutation) => adminApi.PUT('/admin/case-analysis', mutation),
  remove: (mutation) => adminApi.DELETE('/admin/case-analysis', mutation),
  pin: (mutation) => adminApi.PUT('/admin/case-analysis/pin', mutation),
  unpin: (mutation) => adminApi.PUT('/admin/case-analysis/unpin', mutation),
});
