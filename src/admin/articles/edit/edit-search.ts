/** What the URL of an article's edit screen says: which item, or which one to begin a copy of. */
export interface EditSearch {
  no?: string | undefined;
  copy?: string | undefined;
}

function readNo(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value) || undefined
    : undefined;
}

/** Reads the URL of an edit screen (D19). All are named: the router keeps what a result leaves out. */
export function readEditSearch(raw: Record<string, unknown>): EditSearch {
  const no = readNo(raw.no);
  return { no, copy: no === undefined ? readNo(raw.copy) : undefined };
}
