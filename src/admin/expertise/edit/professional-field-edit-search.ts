/**
 * The records that a user paired with the edited record or added, by language: an id, or null if the user chose none.
 * Other languages are matched automatically (D26).
 */
export type Pairs = Readonly<Partial<Record<string, string | null>>>;

export interface ProfessionalFieldEditSearch {
  /** The records that were paired with the edited one or added: `zh_CN:302`, `zh_CN:` for none, joined by commas. */
  pairs?: string | undefined;
}

/** Parses the search params of the edit screen; ignores `pairs` if any entry is invalid. */
export function parseProfessionalFieldEditSearch(
  raw: Record<string, unknown>,
): ProfessionalFieldEditSearch {
  const { pairs } = raw;
  const isValid = typeof pairs === 'string' && /^[\w-]+:[^,:]*(,[\w-]+:[^,:]*)*$/.test(pairs);
  return { pairs: isValid ? pairs : undefined };
}

/** Parses the records that were paired with the edited one or added, by language. */
export function parsePairs(text: string | undefined): Pairs {
  const entries = (text ?? '').split(',').flatMap((entry) => {
    const [lang = '', id = ''] = entry.split(':');
    return lang === '' ? [] : [[lang, id === '' ? null : id] as const];
  });
  return Object.fromEntries(entries);
}

/** Serializes the pairs for the URL; undefined if there are none. */
export function serializePairs(pairs: Pairs): string | undefined {
  const text = Object.entries(pairs).map(([lang, id]) => `${lang}:${id ?? ''}`);
  return text.length > 0 ? text.join(',') : undefined;
}
