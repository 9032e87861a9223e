/** The search params of an article's edit screen: the item, or the item to copy, or the choices of a new item. */
export interface EditSearch {
  no?: string | undefined;
  copy?: string | undefined;
  /** The `no` of the catalogue that a new item starts with. */
  catalogue?: string | undefined;
  /** The language that a new item starts with. Not called `lang`, which selects the interface language (D45). */
  language?: string | undefined;
  /** The id of the deleted item to restore. */
  restore?: string | undefined;
}

function readNo(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
}

/**
 * Parses the search params of an edit screen (D19). Returns every key: the router keeps the params that a result
 * leaves out.
 */
export function parseEditSearch(raw: Record<string, unknown>): EditSearch {
  const no = readNo(raw.no);
  const isNew = no === undefined;
  return {
    no,
    copy: isNew ? readNo(raw.copy) : undefined,
    restore: isNew ? readNo(raw.restore) : undefined,
    catalogue: isNew ? readNo(raw.catalogue) : undefined,
    language: isNew ? readNo(raw.language) : undefined,
  };
}
