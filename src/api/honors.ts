import { readList } from './envelope';
import { publicApi } from './public-client';
import type { components } from './schema.gen';
import { useRead } from './use-read';

export type Honor = components['schemas']['LawFirmHonour'];

/** Reads all honours of the firm in the interface language (D39). */
export function useHonors(wanted: boolean) {
  const read = () => readList(publicApi.GET('/user/lawfirm-honour', {}));
  return useRead(wanted ? ['/user/lawfirm-honour'] : null, read);
}
