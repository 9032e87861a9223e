import { defaultLocale, isLocale } from '@/i18n/locales';

/**
 * Returns the canonical URL of a page in a language, on this site or on `origin`; the default language needs
 * no `lang` (D45), and a language that the site lacks gets none.
 */
export function pageAddress(path: string, lang: string, origin = location.origin): string {
  const url = new URL(path, origin);
  if (isLocale(lang) && lang !== defaultLocale()) url.searchParams.set('lang', lang);
  return url.href;
}
