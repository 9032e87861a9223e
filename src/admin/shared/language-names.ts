import { useContentLanguages } from '@/api/admin/languages';

/** The codes of the content's languages, none until they are known, and what each is called. */
export function useLanguageNames(): { codes: string[]; nameOf: (code: string) => string } {
  const languages = useContentLanguages() ?? [];
  return {
    codes: languages.map(({ code }) => code),
    nameOf: (code) => languages.find((language) => language.code === code)?.name ?? code,
  };
}
