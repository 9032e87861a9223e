import { languageName, toWrittenLanguageName } from '@/i18n/language-names';
import { LOCALES } from '@/i18n/locales';
import { toText } from '@/lib/to-text';
import { readList } from '@/api/response-envelope';
import { languagesQuery } from '@/api/queries';
import { listOptions, useQuery } from '@/api/use-query';
import { adminApi } from './client';

export interface ContentLanguage {
  code: string;
  name: string;
}

/** Returns a language by its code; one that the backend does not list is named by its code. */
export function languageByCode(
  languages: readonly ContentLanguage[],
  code: string,
): ContentLanguage {
  return languages.find((language) => language.code === code) ?? { code, name: code };
}

const FALLBACK_LANGUAGES: ContentLanguage[] = LOCALES.map((code) => ({
  code,
  name: languageName(code).long,
}));

/** Fetches the languages of content; the interface languages when the backend names none. */
async function listContentLanguages(): Promise<ContentLanguage[]> {
  const rows = await readList(adminApi.GET(...languagesQuery()));
  const languages = new Map<string, ContentLanguage>();
  for (const { langCode, langName } of rows) {
    const name = toWrittenLanguageName(toText(langName) || langCode);
    if (langCode) languages.set(langCode, { code: langCode, name });
  }
  return languages.size > 0 ? [...languages.values()] : FALLBACK_LANGUAGES;
}

/** Returns `loadedCodes`, or if that is empty, the codes of the fetched content languages. Does not throw. */
export async function ensureLanguageCodes(
  loadedCodes: readonly string[],
): Promise<readonly string[]> {
  if (loadedCodes.length > 0) return loadedCodes;
  const languages = await listContentLanguages().catch(() => FALLBACK_LANGUAGES);
  return languages.map(({ code }) => code);
}

/** Returns the languages of content: undefined while they load, the interface languages when the request fails. */
export function useContentLanguages(): ContentLanguage[] | undefined {
  const { data, error } = useQuery(['/common/language'], listContentLanguages, listOptions);
  return data ?? (error ? FALLBACK_LANGUAGES : undefined);
}
