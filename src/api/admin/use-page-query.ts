import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useLocale } from '@/i18n/use-locale';
import { listOptions, useQuery, type QueryKey } from '@/api/use-query';

/** Limits the cached pages of all lists: they may contain the full texts (D19), and an editor opens many a day. */
const MAX_CACHED_PAGES = 20;

/** The cache keys of the pages that were visited last, the latest at the end. */
let recentKeys: string[] = [];

/**
 * Fetches a page of a list like `useQuery`: keeps the previous page while the next one loads, and caches the latest
 * 20 pages of all lists. `key` null fetches nothing.
 */
export function usePageQuery<Data>(key: QueryKey | null, fetcher: () => Promise<Data>) {
  const { locale } = useLocale();
  const { cache } = useSWRConfig();
  const pageKey = key && unstable_serialize([locale, ...key]);
  useEffect(() => {
    if (pageKey === null) return;
    const latestKeys = [...recentKeys.filter((recentKey) => recentKey !== pageKey), pageKey];
    for (const evictedKey of latestKeys.slice(0, -MAX_CACHED_PAGES)) cache.delete(evictedKey);
    recentKeys = latestKeys.slice(-MAX_CACHED_PAGES);
  }, [cache, pageKey]);
  return useQuery(key, fetcher, listOptions);
}
