import useSWR, {
  unstable_serialize,
  useSWRConfig,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr';
import { availableLocales, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { useWasPrerendered } from '@/lib/use-hydration';
import { ApiError } from './errors';
import type { paths } from './schema.gen';

/** A path of the contract with a GET. */
export type QueryPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** Identifies a query by its path in the contract and its parameters; never by `_t` or `total` (D7, D8). */
export type QueryKey = readonly [path: QueryPath, ...args: unknown[]];

export type QueryState<Data> = Pick<
  SWRResponse<Data, ApiError>,
  'data' | 'error' | 'isValidating'
> & {
  mutate: () => Promise<unknown>;
};

/** How long queries are deduplicated while parts of a prerendered page hydrate one after another, in milliseconds. */
const HYDRATION_TIME_MS = 30_000;

/** Adds options for a prerendered component, whose data may be stale: it is revalidated once in the background. */
function useHydrationOptions<Data>(
  options: SWRConfiguration<Data, ApiError>,
): SWRConfiguration<Data, ApiError> {
  return useWasPrerendered()
    ? { ...options, revalidateOnMount: true, dedupingInterval: HYDRATION_TIME_MS }
    : options;
}

/** Resolves in another task: if a frame is being rendered, usually after it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Fetches through SWR. The key begins with the interface language, since `X-Language` changes the response (D8).
 * `key` null fetches nothing yet.
 */
export function useQuery<Data>(
  key: QueryKey | null,
  fetcher: () => Promise<Data>,
  options: SWRConfiguration<Data, ApiError> = {},
): SWRResponse<Data, ApiError> {
  const { locale } = useLocale();
  const { cache } = useSWRConfig();
  const localizedKey = key && [locale, ...key];
  const fetchOrRefetch = async () => {
    // SWR refetches known data in the frame that shows the screen, which the request would delay.
    if (cache.get(unstable_serialize(localizedKey))?.data !== undefined) await nextTask();
    return fetcher();
  };
  return useSWR<Data, ApiError>(localizedKey, fetchOrRefetch, useHydrationOptions(options));
}

/** Fetches with the retries of `swrDefaults`, so that an error is final. */
async function fetchWithRetries<Data>(fetcher: () => Promise<Data>, retryCount = 2): Promise<Data> {
  try {
    return await fetcher();
  } catch (error) {
    if (retryCount === 0 || !(error instanceof ApiError && error.isRetryable)) throw error;
    await new Promise((resolve) => setTimeout(resolve, swrDefaults.errorRetryInterval));
    return fetchWithRetries(fetcher, retryCount - 1);
  }
}

/**
 * Fetches data in each available language but the interface language, as a list; an error is final. `key` null fetches
 * nothing.
 */
export function useOtherLanguages<Data>(
  key: QueryKey | null,
  fetcher: (language: Locale) => Promise<Data>,
) {
  const { locale } = useLocale();
  const languages = availableLocales().filter((language) => language !== locale);
  return useQuery(
    // Unlike the keys of the admin lists, which end with the languages.
    key && [...key, { languages }],
    () => Promise.all(languages.map((language) => fetchWithRetries(() => fetcher(language)))),
    { shouldRetryOnError: false },
  );
}

/**
 * Fetches a list like `useQuery`, and keeps the previous page while the next one loads, but not once the next one has
 * failed to load.
 */
export function useListQuery<Data>(key: QueryKey | null, fetcher: () => Promise<Data>) {
  const { locale } = useLocale();
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useQuery(key, fetcher, listOptions);
  const hasData = cache.get(unstable_serialize(key && [locale, ...key]))?.data !== undefined;
  return { data: error && !hasData ? undefined : data, error, isLoading, mutate };
}

/**
 * Fetches one language version of an item once, and not again after a change of language: it does not depend on the
 * interface language, and fetching it may count a view (D37). `key` null fetches nothing yet.
 */
export function useItemQuery<Data>(
  key: QueryKey | null,
  fetcher: () => Promise<Data>,
): SWRResponse<Data, ApiError> {
  return useSWR<Data, ApiError>(key && ['', ...key], fetcher, useHydrationOptions(itemOptions));
}

/** Returns the function that returns an item, and fetches it unless `useItemQuery` with the same key has fetched it. */
export function useItemOnDemand<Data>(key: QueryKey, fetcher: () => Promise<Data>) {
  const { data, mutate: mutateItem } = useSWR<Data, ApiError>(['', ...key], null);
  return async () => data ?? (await mutateItem(fetcher(), { revalidate: false }));
}

/** Configures SWR everywhere: no retry after 4xx, 503 or a malformed response, at most two otherwise (D13). */
export const swrDefaults: SWRConfiguration<unknown, ApiError> = {
  revalidateOnFocus: false,
  errorRetryCount: 2,
  errorRetryInterval: 2_000,
  shouldRetryOnError: (error) => error.isRetryable,
};

/** Keep the previous page of a list while the next one loads. */
export const listOptions = { keepPreviousData: true } as const;

/** Fetch an item once, since that may count a view (D37). */
export const itemOptions = { revalidateIfStale: false, revalidateOnReconnect: false } as const;
