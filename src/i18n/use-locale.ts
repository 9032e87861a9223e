import { useSyncExternalStore } from 'react';
import { localeEvents, localeStore } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';

function subscribe(changed: () => void): () => void {
  localeEvents.addEventListener('languagechange', changed);
  return () => localeEvents.removeEventListener('languagechange', changed);
}

const read = () => localeStore.locale;

/** Returns the interface language: its code, its BCP 47 tag, and its direction (D45, D46). */
export function useLocale(): { locale: Locale; tag: string; direction: 'ltr' | 'rtl' } {
  const locale = useSyncExternalStore(subscribe, read, read);
  return { locale, tag: languageTag(locale), direction: directionOf(locale) };
}
