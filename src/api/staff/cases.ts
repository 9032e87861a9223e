import { readItem, readPage } from '../envelope';
import type { components } from '../schema.gen';
import { staffApi } from './client';
import { contentCalls } from './content';

export type CaseAnalysis = components['schemas']['CaseAnalysis'];
export type CaseAnalysisInput = components['schemas']['CaseAnalysisInput'];

/** The staff's calls of cases (§7). */
export const caseCalls = contentCalls<CaseAnalysis, CaseAnalysisInput>({
  reads: ['/admin/case-analysis', '/user/case-analysis', '/user/case-analysis/{id}'],
  list: (params) => readPage(staffApi.GET('/admin/case-analysis', { params })),
  version: (params) => readItem(staffApi.GET('/user/case-analysis/{id}', { params })),
  create: (body) => staffApi.POST('/admin/case-analysis', { body }),
  update: (body) => staffApi.PUT('/admin/case-analysis', { body }),
  remove: (params) => staffApi.DELETE('/admin/case-analysis', { params }),
  pin: (params) => staffApi.PUT('/admin/case-analysis/pin', { params }),
  unpin: (params) => staffApi.PUT('/admin/case-analysis/unpin', { params }),
});
