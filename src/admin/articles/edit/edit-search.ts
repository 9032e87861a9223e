/** The search params of an article's edit screen; without `no` it creates an item (D19), and only then has the others. */
export interface EditSearch {
  no?: string | undefined;
  copy?: string | undefined;
  /** The `no` of the catalogue that a new item starts with. */
  catalogue?: string | undefined;
  /** The language that a new item starts with. Not called `lang`, which selects the interface language (D45). */
  language?: string | undefined;
  /** The id in `deleted-item-store.ts` of the deleted item to restore. */
  restore?: string | undefined;
}

function parseParam(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
}

/** Parses the search params of an edit screen (D19). Returns every key, since the router keeps those that are left out. */
export function parseEditSearch(raw: Record<string, unknown>): EditSearch {
  const no = parseParam(raw.no);
  const isNew = no === undefined;
  return {
    no,
    copy: isNew ? parseParam(raw.copy) : undefined,
    restore: isNew ? parseParam(raw.restore) : undefined,
    catalogue: isNew ? parseParam(raw.catalogue) : undefined,
    language: isNew ? parseParam(raw.language) : undefined,
  };
}
