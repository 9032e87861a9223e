import { localeStore } from '../i18n/locale-store';
import { readList } from './envelope';
import { publicApi } from './public-client';
import { officesRead } from './reads';
import { useRead } from './use-read';

/** Reads the offices in the interface language, for the filter of the lawyers (D1). */
export function useOffices(wanted: boolean) {
  const read = () => readList(publicApi.GET(...officesRead(localeStore.locale)));
  return useRead(wanted ? ['/admin/office'] : null, read);
}
