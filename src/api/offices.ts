import { localeStore } from '@/i18n/locale-store';
import { readList } from './response-envelope';
import { publicApi } from './public-client';
import { officesQuery } from './queries';
import { useQuery } from './use-query';

/** Fetches the offices in the interface language, for the filter of the lawyers (D1). */
export function useOffices(wanted: boolean) {
  const read = () => readList(publicApi.GET(...officesQuery(localeStore.locale)));
  return useQuery(wanted ? ['/admin/office'] : null, read);
}
