import { settings } from '@/lib/settings';

/** Prefix of every call (§7). */
export const API_PREFIX = '/api';

/** The firm id (§6), unless settings.json names another. */
const FIRM_ID = '100';

/** Time for a whole call, headers and body, in milliseconds (§9, D13). */
export const TIMEOUT = 20_000;

/** The header, and the key of session storage from which it comes (D9). */
export const ROUTE_PREFIX = 'X-Origin-Route-Prefix'; // eslint-disable-line lingui/no-unlocalized-strings -- a header's name

/** The key of local storage under which the session's token lies (§4). */
export const TOKEN_KEY = 'lawfirm_token';

/** What the headers of a call say; a token or prefix that is null is not sent. */
interface Sent {
  token: string | null;
  language: string;
  prefix: string | null;
}

/**
 * The headers that every call carries (§7, D8, D9, D50), whoever sends it: a page, or the check of a live backend, which
 * has neither storage nor locale.
 */
export function requestHeaders({ token, language, prefix }: Sent): Record<string, string> {
  return {
    // What sends the call would ask for something else: ky for `text/*`, a browser for anything.
    Accept: 'application/json',
    'X-LawFirm-ID': settings.firmId ?? FIRM_ID,
    'X-Language': language,
    ...(prefix && { [ROUTE_PREFIX]: prefix }),
    ...(token && { Authorization: token }),
  };
}

/** What a write carries besides: the key that tells its repetitions from new ones (D49). */
export function mutationHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

/** The address of a GET with its cache-busting `_t` (§7). */
export function withTimestamp(url: string): string {
  const parsed = new URL(url);
  parsed.searchParams.set('_t', String(Date.now()));
  return parsed.href;
}
