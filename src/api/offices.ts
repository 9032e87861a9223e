import { localeStore } from '@/i18n/locale-store';
import { readList } from './response-envelope';
import { publicApi } from './public-client';
import { officesQuery } from './queries';
import { useOtherLanguages, useQuery } from './use-query';

/** Fetches the offices in the interface language, for the filter of the lawyers (D1). */
export function useOffices(isEnabled: boolean) {
  const fetcher = () => readList(publicApi.GET(...officesQuery(localeStore.locale)));
  return useQuery(isEnabled ? ['/admin/office'] : null, fetcher);
}

/** Fetches the offices in the other languages, a list for each. */
export function useOtherOffices(isEnabled: boolean) {
  return useOtherLanguages(isEnabled ? ['/admin/office'] : null, (language) =>
    readList(publicApi.GET(...officesQuery(language))),
  );
}
