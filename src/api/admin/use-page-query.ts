import { useEffect } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { useLocale } from '@/i18n/use-locale';
import { listOptions, useQuery } from '@/api/use-query';

/** How many pages of lists are remembered: a backend may send the full texts with them (D19), and a day sees many pages. */
const REMEMBERED = 20;

/** The pages that were shown last, the latest at the end. */
let shown: string[] = [];

/**
 * As `useQuery`, for a page of a list: the last page stays while the next one loads, and of the pages that were shown
 * the latest 20 are remembered.
 */
export function usePageQuery<Data>(
  key: NonNullable<Parameters<typeof useQuery>[0]>,
  read: () => Promise<Data>,
) {
  const { locale } = useLocale();
  const { cache } = useSWRConfig();
  const own = unstable_serialize([locale, ...key]);
  useEffect(() => {
    const latest = [...shown.filter((one) => one !== own), own];
    for (const forgotten of latest.slice(0, -REMEMBERED)) cache.delete(forgotten);
    shown = latest.slice(-REMEMBERED);
  }, [cache, own]);
  return useQuery(key, read, listOptions);
}
