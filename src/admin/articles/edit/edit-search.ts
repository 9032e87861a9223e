/** The search params of an article's edit screen: the item, or the item to copy. */
export interface EditSearch {
  no?: string | undefined;
  copy?: string | undefined;
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
  return { no, copy: no === undefined ? readNo(raw.copy) : undefined };
}
