import { callUrlOf, type CallParameters } from './call-url';
import { callHeaders } from './client-headers';
import type { ServerResponse } from './read-response';
import { REQUEST_TIMEOUT_MS, withTimestamp } from './request-headers';

/** A query of `api/queries.ts`. */
export type PrefetchQuery = readonly [path: string, init: { readonly params?: CallParameters }];

interface PrefetchedQuery {
  expiresAt: number;
  response: Promise<ServerResponse | undefined>;
}

/** How long after its request a response can be consumed by default, in milliseconds. */
const MAX_AGE_MS = 30_000;

const prefetchedQueries = new Map<string, PrefetchedQuery>();

/** Returns the query with this key until it expires or is consumed. */
function prefetchedQueryOf(key: string): PrefetchedQuery | undefined {
  const query = prefetchedQueries.get(key);
  return query && Date.now() < query.expiresAt ? query : undefined;
}

function keyOf(url: string, headers: Record<string, string>): string {
  const parsedUrl = new URL(url);
  parsedUrl.searchParams.delete('_t');
  parsedUrl.searchParams.delete('total');
  parsedUrl.searchParams.sort();
  const { Authorization: token = '', 'X-Language': language = '' } = headers;
  return `${token} ${language} ${parsedUrl.pathname}${parsedUrl.search}`;
}

/**
 * Prefetches a query, without a token as a visitor (docs/architecture.md#8-performance). For `maxAgeMs` milliseconds,
 * the first call with the same URL, language and token consumes the response, and repeated prefetches return it.
 * Resolves to undefined when the request fails: the call is then sent. Rejects on timeout.
 */
export function prefetchQuery(
  [path, { params = {} }]: PrefetchQuery,
  token: string | null = null,
  maxAgeMs = MAX_AGE_MS,
): Promise<ServerResponse | undefined> {
  const url = callUrlOf(path, params);
  const headers = callHeaders(token, params.header?.['X-Language']);
  const key = keyOf(url, headers);
  const prefetchedQuery = prefetchedQueryOf(key);
  if (prefetchedQuery) return prefetchedQuery.response;
  const response = fetch(withTimestamp(url), {
    headers,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  })
    .then(async (prefetchedResponse) => ({
      status: prefetchedResponse.status,
      text: await prefetchedResponse.text(),
    }))
    .catch((error: unknown) => {
      // The limit is 20 s in total (D13): a call that timed out does not get the same time again.
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      return undefined;
    });
  // The consumer handles the rejection; without a consumer, it is ignored.
  response.catch(() => undefined);
  prefetchedQueries.set(key, { expiresAt: Date.now() + maxAgeMs, response });
  return response;
}

/**
 * Returns the prefetched response to a call with these headers, once; undefined if there is none or the prefetch
 * failed. Rejects if the prefetch timed out.
 */
export async function consumePrefetched(
  url: string,
  headers: Record<string, string>,
): Promise<ServerResponse | undefined> {
  const key = keyOf(url, headers);
  const prefetchedQuery = prefetchedQueryOf(key);
  prefetchedQueries.delete(key);
  return await prefetchedQuery?.response;
}
