import { readItem, readList } from './envelope';
import { publicApi } from './public-client';
import type { components } from './schema.gen';
import { itemOptions, useRead } from './use-read';

export type Honor = components['schemas']['LawFirmHonour'];

/** Reads all honours of the firm in the interface language (D39). */
export function useHonors(wanted: boolean) {
  const read = () => readList(publicApi.GET('/user/lawfirm-honour', {}));
  return useRead(wanted ? ['/user/lawfirm-honour'] : null, read);
}

/** Reads one honour by the id of its language version; this may count a view (D37). */
export function useHonor(id: string) {
  const read = () =>
    readItem(publicApi.GET('/user/lawfirm-honour/{id}', { params: { path: { id } } }));
  return useRead(['/user/lawfirm-honour/{id}', id], read, itemOptions);
}
