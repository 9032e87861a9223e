import { useSyncExternalStore } from 'react';
import { localeEvents, localeStore } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';

function subscribe(listener: () => void): () => void {
  localeEvents.addEventListener('languagechange', listener);
  return () => localeEvents.removeEventListener('languagechange', listener);
}

const getLocale = () => localeStore.locale;

/** Subscribes to the interface language: its code, its BCP 47 tag, and its direction (D45, D46). */
export function useLocale(): { locale: Locale; tag: string; direction: 'ltr' | 'rtl' } {
  const locale = useSyncExternalStore(subscribe, getLocale, getLocale);
  return { locale, tag: languageTag(locale), direction: directionOf(locale) };
}
