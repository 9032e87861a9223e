import { languageByCode, useContentLanguages } from '@/api/admin/languages';

/** Returns the codes of the content languages, empty until they are loaded, and their names. */
export function useLanguageNames(): { codes: string[]; nameOf: (code: string) => string } {
  const languages = useContentLanguages() ?? [];
  return {
    codes: languages.map(({ code }) => code),
    nameOf: (code) => languageByCode(languages, code).name,
  };
}
