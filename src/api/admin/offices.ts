import { officesQuery } from '@/api/queries';
import { readList } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { listOptions, useQuery } from '@/api/use-query';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';

export type Office = components['schemas']['Office'];

function listAdminOffices(lang: string): Promise<Office[]> {
  return readList(adminApi.GET(...officesQuery(lang)));
}

/** Fetches the offices of several languages, by language code; nothing while `languages` is undefined. */
export function useAdminOffices(languages: readonly string[] | undefined) {
  const fetcher = () => fetchInEachLanguage(languages ?? [], listAdminOffices);
  return useQuery(languages ? ['/admin/office', languages] : null, fetcher, listOptions);
}
