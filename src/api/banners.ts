import { readList } from './envelope';
import { publicApi } from './public-client';
import { bannersRead } from './reads';
import type { components } from './schema.gen';
import { useRead } from './use-read';

export type Banner = components['schemas']['Banner'];

/** Reads the banners of the home page in the interface language. */
export function useBanners() {
  return useRead(['/user/banner'], () => readList(publicApi.GET(...bannersRead())));
}
