import { readList } from './response-envelope';
import { publicApi } from './public-client';
import { bannersQuery } from './queries';
import type { components } from './schema.gen';
import { useQuery } from './use-query';

export type Banner = components['schemas']['Banner'];

/** Fetches the banners of the home page in the interface language. */
export function useBanners() {
  return useQuery(['/user/banner'], () => readList(publicApi.GET(...bannersQuery())));
}
