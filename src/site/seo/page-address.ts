import { defaultLocale } from '@/i18n/locales';

/** The address that names a page of this site, or of that of `origin`, in one language: the default one needs no `lang` (D45). */
export function pageAddress(path: string, lang: string, origin = location.origin): string {
  const url = new URL(path, origin);
  if (lang !== defaultLocale()) url.searchParams.set('lang', lang);
  return url.href;
}
