import { ChangedByOthersError, type RowEdit, type Texts } from './row-edits';

/**
 * Returns the typed texts of the languages that the editor has changed. Throws `ChangedByOthersError` if one of them has been
 * changed by others, or was deleted: `stored` are the texts on the server.
 */
export function changedTexts(
  { base, typed }: Pick<RowEdit, 'base' | 'typed'>,
  stored: Partial<Texts>,
): Texts {
  const texts = Object.keys(base).map((lang) => [lang, typed[lang]?.trim() ?? ''] as const);
  const changed = texts.filter(([lang, text]) => text !== base[lang]?.trim());
  const isNewer = ([lang, text]: readonly [string, string]) => {
    const now = stored[lang]?.trim();
    return now !== base[lang]?.trim() && now !== text;
  };
  if (changed.some(isNewer)) {
    const current = Object.keys(base).flatMap((lang) => {
      const text = stored[lang];
      return text === undefined ? [] : [[lang, text] as const];
    });
    throw new ChangedByOthersError(Object.fromEntries(current));
  }
  return Object.fromEntries(changed);
}
