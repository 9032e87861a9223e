import { localeStore } from '../i18n/locale-store';
import { settings } from '../lib/settings';
import { readStored } from '../lib/storage';

/** Prefix of every call (§7). */
export const API_PREFIX = '/api';

/** The firm id (§6), unless settings.json names another. */
const FIRM_ID = '100';

/** Time for a whole call, headers and body, in milliseconds (§9, D13). */
export const TIMEOUT = 20_000;

const ROUTE_PREFIX = 'X-Origin-Route-Prefix'; // eslint-disable-line lingui/no-unlocalized-strings -- a header's name

/**
 * The headers that every call carries (§7, D8, D9, D50). `token` is the staff token or null; `language`
 * overrides the interface language where a call asks for one version of an item (D10).
 */
export function callHeaders(
  token: string | null,
  language: string = localeStore.locale,
): Record<string, string> {
  const prefix = readStored('sessionStorage', ROUTE_PREFIX);
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
export function writeHeaders(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'Idempotency-Key': key };
}

/** The address of a GET with its cache-busting `_t` (§7). */
export function withTimestamp(url: string): string {
  const parsed = new URL(url);
  parsed.searchParams.set('_t', String(Date.now()));
  return parsed.href;
}
