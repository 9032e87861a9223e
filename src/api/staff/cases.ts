import { readItem, readPage } from '../response-envelope';
import { adminCasesQuery } from '../queries';
import type { components } from '../schema.gen';
import { staffApi } from './client';
import { contentCalls } from './content';

export type CaseAnalysis = components['schemas']['CaseAnalysis'];
export type CaseAnalysisInput = components['schemas']['CaseAnalysisInput'];

/** The staff's calls of cases (§7). */
export const caseCalls = contentCalls<CaseAnalysis, CaseAnalysisInput>({
  reads: ['/admin/case-analysis', '/user/case-analysis', '/user/case-analysis/{id}'],
  list: (params) => readPage(staffApi.GET(...adminCasesQuery(params))),
  version: (params) => readItem(staffApi.GET('/user/case-analysis/{id}', { params })),
  create: (write) => staffApi.POST('/admin/case-analysis', write),
  update: (write) => staffApi.PUT('/admin/case-analysis', write),
  remove: (write) => staffApi.DELETE('/admin/case-analysis', write),
  pin: (write) => staffApi.PUT('/admin/case-analysis/pin', write),
  unpin: (write) => staffApi.PUT('/admin/case-analysis/unpin', write),
});
