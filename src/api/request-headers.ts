import { settings } from '@/lib/settings';

export const API_PREFIX = '/api';

/** The firm id (§6), unless settings.json names another. */
const FIRM_ID = '100';

/** Time for a whole call, headers and body, in milliseconds (§9, D13). */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Names the header, and the session storage key of its value (D9). */
export const ROUTE_PREFIX_HEADER = 'X-Origin-Route-Prefix'; // oxlint-disable-line lingui/no-unlocalized-strings -- a header's name

/** Names the local storage key of the session's token (§4). */
export const TOKEN_KEY = 'lawfirm_token';

/** Null omits the header. */
interface HeaderValues {
  token: string | null;
  language: string;
  routePrefix: string | null;
}

/**
 * Returns the headers that every call carries (§7, D8, D9, D50), from a page or from a script, which has neither
 * storage nor locale.
 */
export function requestHeaders({
  token,
  language,
  routePrefix,
}: HeaderValues): Record<string, string> {
  return {
    // Overrides the defaults: ky accepts `text/*`, a browser anything.
    Accept: 'application/json',
    'X-LawFirm-ID': settings.firmId ?? FIRM_ID,
    'X-Language': language,
    ...(routePrefix && { [ROUTE_PREFIX_HEADER]: routePrefix }),
    ...(token && { Authorization: token }),
  };
}

/** Returns the additional headers of a mutation: the key by which the server recognizes a retry (D49). */
export function mutationHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

/** Returns the URL of a GET with its cache-busting `_t` (§7). */
export function withTimestamp(url: string): string {
  const parsedUrl = new URL(url);
  parsedUrl.searchParams.set('_t', String(Date.now()));
  return parsedUrl.href;
}
