import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import { localeStore } from '@/i18n/locale-store';
import { useLocale } from '@/i18n/use-locale';
import { useHydrated } from '@/lib/use-prerendered';
import type { ApiError } from './errors';
import type { paths } from './schema.gen';

/** A path of the contract that answers to GET: it names a read. */
export type QueryPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** A read's name (its path in the contract) and what it is asked with; never `_t` or `total` (D7, D8). */
type QueryKey = readonly [path: QueryPath, ...args: unknown[]];

/** What a read gives to a screen that shows it and may read it again. */
export type QueryState<Data> = Pick<
  SWRResponse<Data, ApiError>,
  'data' | 'error' | 'isValidating'
> & {
  mutate: () => Promise<unknown>;
};

/** How long parts of a prerendered page may come to life one after another, in milliseconds: they read the same once. */
const TAKEN_OVER = 30_000;

/** What a prerendered page was made from may be old: it is shown, and read once more in the background. */
function useFreshOptions<Data>(
  options: SWRConfiguration<Data, ApiError>,
): SWRConfiguration<Data, ApiError> {
  return useHydrated()
    ? { ...options, revalidateOnMount: true, dedupingInterval: TAKEN_OVER }
    : options;
}

/**
 * Reads through SWR. The key gets the interface language in front, since `X-Language` changes what
 * comes back (D8). `key` null reads nothing yet.
 */
export function useQuery<Data>(
  key: QueryKey | null,
  read: () => Promise<Data>,
  options: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const { locale } = useLocale();
  return useSWR<Data, ApiError>(key && [locale, ...key], read, useFreshOptions(options));
}

/**
 * Reads one item by the id of its language version. That version is the same in whatever language
 * the interface speaks, and reading it may count a view: it is read once, and not again after a
 * change of language (D37). `key` null reads nothing yet.
 */
export function useItemQuery<Data>(
  key: QueryKey | null,
  read: () => Promise<Data>,
): SWRResponse<Data, ApiError> {
  return useSWR<Data, ApiError>(key && ['', ...key], read, useFreshOptions(itemOptions));
}

/** Gives the function that reads an item when it is wanted, unless `useItemQuery` of the same key has read it already. */
export function useItemOnDemand<Data>(key: QueryKey, read: () => Promise<Data>) {
  const { data, mutate } = useSWR<Data, ApiError>(['', ...key], null);
  return async () => data ?? (await mutate(read(), { revalidate: false }));
}

/** Reads again whatever is shown of the given paths, in every language, and forgets the rest of it. */
export async function revalidateQueries(...read: readonly QueryPath[]): Promise<void> {
  const names: readonly unknown[] = read;
  await mutate((key) => Array.isArray(key) && names.includes(key[1]), undefined, {
    revalidate: true,
  });
}

/**
 * Reads the data of a `useQuery` key again and returns it: the screens that show the key show the same data. Throws
 * `ApiError`, and leaves what is shown as it was.
 */
export async function refetch<Data>(key: QueryKey, read: () => Promise<Data>): Promise<Data> {
  const data = await read();
  await mutate([localeStore.locale, ...key], data, { revalidate: false });
  return data;
}

/** How SWR behaves everywhere: no repetition after 4xx or 503, at most two otherwise (D13). */
export const swrDefaults: SWRConfiguration<unknown, ApiError> = {
  revalidateOnFocus: false,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
  shouldRetryOnError: (error) => error.isRetryable,
};

/** Options of a list: the last page stays while the next one loads. */
export const listOptions = { keepPreviousData: true } as const;

/** Options of an item: reading it may count a view, so it is read once (D37). */
export const itemOptions = { revalidateIfStale: false, revalidateOnReconnect: false } as const;
