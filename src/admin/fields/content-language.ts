import { createContext, useContext } from 'react';
import { languageAttributes } from '@/i18n/locales';

/** Language of the version that the fields belong to; null for shared fields. */
export const ContentLanguageContext = createContext<string | null>(null);

/** Returns the language of the version that the fields belong to, and its path in the values. */
export function useVersion(): { code: string; path: string } {
  const code = useContext(ContentLanguageContext) ?? '';
  return { code, path: `versions.${code}` };
}

/** Returns `lang` and `dir` for controls in the language of the version (D46); undefined for shared fields. */
export function useContentLanguageAttributes() {
  return languageAttributes(useContext(ContentLanguageContext));
}
