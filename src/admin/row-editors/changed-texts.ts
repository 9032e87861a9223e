import { ChangedByOthersError, type RowEdit, type Texts } from '@/admin/list/row-edits/row-edits';

/**
 * Returns the typed texts of the languages that the editor has changed. Throws `ChangedByOthersError` if others have
 * changed or deleted one of these texts on the server (`storedTexts`).
 */
function changedTexts(
  { base, typed }: Pick<RowEdit, 'base' | 'typed'>,
  storedTexts: Partial<Texts>,
): [lang: string, text: string][] {
  const texts = Object.keys(base).map((lang): [string, string] => [
    lang,
    typed[lang]?.trim() ?? '',
  ]);
  const typedTexts = texts.filter(([lang, text]) => text !== base[lang]?.trim());
  const isChangedByOthers = ([lang, text]: readonly [string, string]) => {
    const storedText = storedTexts[lang]?.trim();
    return storedText !== base[lang]?.trim() && storedText !== text;
  };
  if (typedTexts.some(isChangedByOthers)) {
    const current = Object.keys(base).flatMap((lang) => {
      const text = storedTexts[lang];
      return text === undefined ? [] : [[lang, text] as const];
    });
    throw new ChangedByOthersError(Object.fromEntries(current));
  }
  return typedTexts;
}

/** The field that a row edits in its versions. */
export interface EditedField<Field extends string, Version> {
  field: Field;
  /** A version without content. */
  emptyVersion: Version;
}

/** The versions on the server, which others may have changed. */
export interface StoredTexts<Field extends string> {
  versions: Partial<Record<string, Partial<Record<Field, string | null>>>>;
}

/**
 * Returns the versions of a form with the texts that were typed in the row. Throws `ChangedByOthersError` if others
 * have changed one of them.
 */
export function withTypedTexts<Field extends string, Version extends Record<Field, string>>(
  versions: Record<string, Version>,
  edit: Pick<RowEdit, 'base' | 'typed'>,
  { field, emptyVersion }: EditedField<Field, Version>,
  storedVersions: StoredTexts<Field>['versions'],
): Record<string, Version> {
  const texts = Object.entries(storedVersions).map(([lang, version]) => [
    lang,
    version?.[field] ?? '',
  ]);
  const textsToSend = changedTexts(edit, Object.fromEntries(texts) as Partial<Texts>);
  const next = textsToSend.map(([lang, text]) => {
    return [lang, { ...(versions[lang] ?? emptyVersion), [field]: text }] as const;
  });
  return { ...versions, ...Object.fromEntries(next) };
}
