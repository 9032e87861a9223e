import { defaultLocale, type Locale } from '../../i18n/locales';

/** The address that names a page in one language: the default one needs no `lang` (D45). */
export function pageAddress(path: string, locale: Locale, origin: string): string {
  const url = new URL(path, origin);
  if (locale !== defaultLocale()) url.searchParams.set('lang', locale);
  return url.href;
}
