import { useContentLanguages } from '../../api/staff/languages';

// eslint-disable-next-line lingui/no-unlocalized-strings -- languages are written in themselves
const SHORT: Partial<Record<string, string>> = { en_US: 'EN', zh_CN: '中文' };

/** What a language is called where there is little room. */
export function shortLanguageName(code: string): string {
  return SHORT[code] ?? code;
}

/** The codes of the content's languages, none until they are known, and what each is called. */
export function useLanguageNames(): { codes: string[]; nameOf: (code: string) => string } {
  const languages = useContentLanguages() ?? [];
  return {
    codes: languages.map(({ code }) => code),
    nameOf: (code) => languages.find((language) => language.code === code)?.name ?? code,
  };
}
