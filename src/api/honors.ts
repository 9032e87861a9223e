import { versionIn } from './articles';
import { readItem, readList } from './response-envelope';
import { publicApi } from './public-client';
import { honorQuery } from './queries';
import type { components } from './schema.gen';
import { useItemQuery, useQuery } from './use-query';

export type Honor = components['schemas']['LawFirmHonor'];

/** Fetches all honors of the firm in the interface language (D39). */
export function useHonors(isEnabled: boolean) {
  const fetcher = () => readList(publicApi.GET('/user/lawfirm-honour', {}));
  return useQuery(isEnabled ? ['/user/lawfirm-honour'] : null, fetcher);
}

/** Fetches one honor by the id of its language version, which may count a view (D37). `id` null fetches nothing. */
export function useHonor(id: string | null) {
  const fetcher = () => readItem(publicApi.GET(...honorQuery(id ?? '')));
  return useItemQuery(id === null ? null : ['/user/lawfirm-honour/{id}', id], fetcher);
}

/** Finds the version of an honor by its `no` in the list, which is in the interface language (D18); null fetches nothing. */
export function useHonorVersion(no: string | null, lang: string) {
  const { data, error } = useHonors(no !== null);
  return { data: no === null ? undefined : data && versionIn(data, no, lang), error };
}
