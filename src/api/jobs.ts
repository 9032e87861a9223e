import { localeStore } from '../i18n/locale-store';
import { readList } from './envelope';
import { publicApi } from './public-client';
import { jobsRead } from './reads';
import { useRead } from './use-read';

/** Reads the jobs in the interface language, for the filter of the lawyers (D1). */
export function useJobs(wanted: boolean) {
  const read = () => readList(publicApi.GET(...jobsRead(localeStore.locale)));
  return useRead(wanted ? ['/admin/job'] : null, read);
}
