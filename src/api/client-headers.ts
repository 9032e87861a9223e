import { localeStore } from '@/i18n/locale-store';
import { readStorage } from '@/lib/storage';
import { ROUTE_PREFIX_HEADER, requestHeaders } from './request-headers';

/** Returns the headers of a call of a page (§7, D8, D9, D50). `language` may override the interface language (D10). */
export function callHeaders(
  token: string | null,
  language: string = localeStore.locale,
): Record<string, string> {
  return requestHeaders({
    token,
    language,
    routePrefix: readStorage('sessionStorage', ROUTE_PREFIX_HEADER),
  });
}
