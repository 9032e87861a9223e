import { mutate } from 'swr';
import { localeStore } from '@/i18n/locale-store';
import type { QueryKey, QueryPath } from '@/api/use-query';

/** Removes the data of the given paths from the cache in every language, and refetches their rendered queries. */
export async function clearAndRefetch(...queryPaths: readonly QueryPath[]): Promise<void> {
  const names: readonly unknown[] = queryPaths;
  await mutate((key) => Array.isArray(key) && names.includes(key[1]), undefined, {
    revalidate: true,
  });
}

/**
 * Refetches the data of a `useQuery` key, updates the screens that show the key, and returns the data. Throws
 * `ApiError`, and leaves the screens unchanged.
 */
export async function refetch<Data>(key: QueryKey, fetcher: () => Promise<Data>): Promise<Data> {
  // The language of the request: it may change before the response.
  const localizedKey = [localeStore.locale, ...key];
  const data = await fetcher();
  await mutate(localizedKey, data, { revalidate: false });
  return data;
}
