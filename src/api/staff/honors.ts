import { readItem, readPage } from '../envelope';
import type { components } from '../schema.gen';
import { staffApi } from './client';
import { contentCalls } from './content';

export type Honor = components['schemas']['LawFirmHonor'];
export type HonorInput = components['schemas']['LawFirmHonorInput'];

/** The staff's calls of honours (§7). */
export const honorCalls = contentCalls<Honor, HonorInput>({
  reads: ['/admin/lawfirm-honour', '/user/lawfirm-honour', '/user/lawfirm-honour/{id}'],
  list: (params) => readPage(staffApi.GET('/admin/lawfirm-honour', { params })),
  version: (params) => readItem(staffApi.GET('/user/lawfirm-honour/{id}', { params })),
  create: (body) => staffApi.POST('/admin/lawfirm-honour', { body }),
  update: (body) => staffApi.PUT('/admin/lawfirm-honour', { body }),
  remove: (params) => staffApi.DELETE('/admin/lawfirm-honour', { params }),
  pin: (params) => staffApi.PUT('/admin/lawfirm-honour/pin', { params }),
  unpin: (params) => staffApi.PUT('/admin/lawfirm-honour/unpin', { params }),
});
