/** Which record of a language is the same field as the edited one: an id, or none. */
export type Pairs = Readonly<Partial<Record<string, string | null>>>;

/** What the URL of the edit screen says. */
export interface ProfessionalFieldEditSearch {
  /** The records chosen by hand to belong to the edited one: `zh_CN:302`, `zh_CN:` for none, joined by commas. */
  pairs?: string | undefined;
}

/** Reads the URL of the edit screen; junk falls back silently. */
export function readProfessionalFieldEditSearch(
  raw: Record<string, unknown>,
): ProfessionalFieldEditSearch {
  const { pairs } = raw;
  const valid = typeof pairs === 'string' && /^[\w-]+:[^,:]*(,[\w-]+:[^,:]*)*$/.test(pairs);
  return { pairs: valid ? pairs : undefined };
}

/** The records chosen by hand, by language. */
export function readPairs(text: string | undefined): Pairs {
  const entries = (text ?? '').split(',').flatMap((one) => {
    const [lang = '', id = ''] = one.split(':');
    return lang === '' ? [] : [[lang, id === '' ? null : id] as const];
  });
  return Object.fromEntries(entries);
}

/** The same as a text for the URL; undefined where nothing is chosen. */
export function writePairs(pairs: Pairs): string | undefined {
  const text = Object.entries(pairs).map(([lang, id]) => `${lang}:${id ?? ''}`);
  return text.length > 0 ? text.join(',') : undefined;
}
