import { useSnapshot } from 'valtio/react';
import { localeStore } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';

/** The interface language: its code, its BCP 47 tag, and its direction (D45, D46). */
export function useLocale(): { locale: Locale; tag: string; direction: 'ltr' | 'rtl' } {
  const { locale } = useSnapshot(localeStore);
  return { locale, tag: languageTag(locale), direction: directionOf(locale) };
}
