import { readItem, readPage } from '@/api/response-envelope';
import { adminCasesQuery } from '@/api/queries';
import type { components } from '@/api/schema.gen';
import { adminApi } from './client';
import { contentCalls } from './content';

export type CaseAnalysis = components['schemas']['CaseAnalysis'];
export type CaseAnalysisInput = components['schemas']['CaseAnalysisInput'];

/** Holds the admin calls for cases (§7). */
export const caseCalls = contentCalls<CaseAnalysis, CaseAnalysisInput>({
  queries: ['/admin/case-analysis', '/user/case-analysis', '/user/case-analysis/{id}'],
  list: (params) => readPage(adminApi.GET(...adminCasesQuery(params))),
  version: (params) => readItem(adminApi.GET('/user/case-analysis/{id}', { params })),
  create: (write) => adminApi.POST('/admin/case-analysis', write),
  update: (write) => adminApi.PUT('/admin/case-analysis', write),
  remove: (write) => adminApi.DELETE('/admin/case-analysis', write),
  pin: (write) => adminApi.PUT('/admin/case-analysis/pin', write),
  unpin: (write) => adminApi.PUT('/admin/case-analysis/unpin', write),
});
