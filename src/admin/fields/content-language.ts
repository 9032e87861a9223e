import { createContext, useContext } from 'react';
import { directionOf, languageTag } from '@/i18n/locales';

/** The language of the version that fields stand in; null outside of any. */
export const ContentLanguageContext = createContext<string | null>(null);

/** `lang` and `dir` for what is typed in the version's language (D46); nothing outside of any version. */
export function useContentLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const code = useContext(ContentLanguageContext);
  return code === null ? {} : { lang: languageTag(code), dir: directionOf(code) };
}
