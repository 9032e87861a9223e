import { localeStore } from '@/i18n/locale-store';
import { readList } from './response-envelope';
import { publicApi } from './public-client';
import { jobsQuery } from './queries';
import { useOtherLanguages, useQuery } from './use-query';

/** Fetches the jobs in the interface language, for the filter of the lawyers (D1). */
export function useJobs(isEnabled: boolean) {
  const fetcher = () => readList(publicApi.GET(...jobsQuery(localeStore.locale)));
  return useQuery(isEnabled ? ['/admin/job'] : null, fetcher);
}

/** Fetches the jobs in the other languages, a list for each. */
export function useOtherJobs(isEnabled: boolean) {
  return useOtherLanguages(isEnabled ? ['/admin/job'] : null, (language) =>
    readList(publicApi.GET(...jobsQuery(language))),
  );
}
