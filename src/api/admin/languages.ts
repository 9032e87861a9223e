import { languageName } from '@/i18n/language-names';
import { LOCALES } from '@/i18n/locales';
import { toText } from '@/lib/to-text';
import { readList } from '@/api/response-envelope';
import { languagesQuery } from '@/api/queries';
import { listOptions, useQuery } from '@/api/use-query';
import { adminApi } from './client';

/** A language in which content is kept (§3). */
export interface ContentLanguage {
  code: string;
  name: string;
}

/** The interface languages, for when the backend does not say which languages there are. */
const FALLBACK: ContentLanguage[] = LOCALES.map((code) => ({
  code,
  name: languageName(code).long,
}));

/** The languages of content. Gives the two interface languages when the backend names none. */
async function listContentLanguages(): Promise<ContentLanguage[]> {
  const rows = await readList(adminApi.GET(...languagesQuery()));
  const languages = new Map<string, ContentLanguage>();
  for (const { langCode, langName } of rows) {
    if (langCode) languages.set(langCode, { code: langCode, name: toText(langName) || langCode });
  }
  return languages.size > 0 ? [...languages.values()] : FALLBACK;
}

/**
 * The languages of content, once they are known: undefined while they are being read, the interface
 * languages where reading them fails.
 */
export function useContentLanguages(): ContentLanguage[] | undefined {
  const { data, error } = useQuery(['/common/language'], listContentLanguages, listOptions);
  return data ?? (error ? FALLBACK : undefined);
}
