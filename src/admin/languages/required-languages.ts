import type { ContentLanguage } from '@/api/admin/languages';

/**
 * Returns the codes of the languages whose required fields must be filled in (D38): those in `sent`, or the first language
 * if no language has content.
 */
export function requiredLanguages(
  sent: readonly string[],
  languages: readonly ContentLanguage[],
): readonly string[] {
  return sent.length > 0 ? sent : languages.slice(0, 1).map(({ code }) => code);
}
