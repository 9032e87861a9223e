import { addressOf, type CallParameters } from './address';
import { callHeaders } from './client-headers';
import { TIMEOUT, withTimestamp } from './request-headers';

/** A read of `api/queries.ts`. */
export type PrefetchQuery = readonly [path: string, init: { readonly params?: CallParameters }];

/** An answer as it came. */
export interface PrefetchedResponse {
  status: number;
  text: string;
}

interface Pending {
  started: number;
  answer: Promise<PrefetchedResponse | undefined>;
}

/** How long an answer that nobody has asked for stays good, in milliseconds. */
const FRESH = 30_000;

const pending = new Map<string, Pending>();

function keyOf(url: string, headers: Record<string, string>): string {
  const parsed = new URL(url);
  parsed.searchParams.delete('_t');
  parsed.searchParams.delete('total');
  parsed.searchParams.sort();
  const { Authorization: token = '', 'X-Language': language = '' } = headers;
  return `${token} ${language} ${parsed.pathname}${parsed.search}`;
}

/**
 * Starts a read while the application is still loading (design 8), a visitor's without `token`. The answer serves the
 * first call of the same address, language and token; one that fails is undefined, and asked for again in the ordinary
 * way. Rejects when its time is up.
 */
export function prefetchQuery(
  [path, { params = {} }]: PrefetchQuery,
  token: string | null = null,
): Promise<PrefetchedResponse | undefined> {
  const url = addressOf(path, params);
  const headers = callHeaders(token);
  const answer = fetch(withTimestamp(url), { headers, signal: AbortSignal.timeout(TIMEOUT) })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((error: unknown) => {
      // 20 s in all (D13): a call that was too late once is not given the same time again.
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      return undefined;
    });
  // Whoever takes it hears of the failure; nobody else needs to.
  answer.catch(() => undefined);
  pending.set(keyOf(url, headers), { started: Date.now(), answer });
  return answer;
}

/** The early answer to a call with these headers, once; undefined when there is none or it failed. */
export async function consumePrefetched(
  url: string,
  headers: Record<string, string>,
): Promise<PrefetchedResponse | undefined> {
  const key = keyOf(url, headers);
  const read = pending.get(key);
  pending.delete(key);
  return read && Date.now() - read.started < FRESH ? await read.answer : undefined;
}
