import type { ContentLanguage } from '@/api/admin/languages';

/**
 * Returns the codes of the languages whose required fields must be filled in (D38): those in `sentCodes`, or the first language
 * if no language has content.
 */
export function requiredLanguages(
  sentCodes: readonly string[],
  languages: readonly ContentLanguage[],
): readonly string[] {
  return sentCodes.length > 0 ? sentCodes : languages.slice(0, 1).map(({ code }) => code);
}
