export interface NewItemSearch {
  /** The id of the deleted item to restore. */
  restore?: string | undefined;
}

/** Parses the search params of a form for new items. */
export function parseNewItemSearch(raw: Record<string, unknown>): NewItemSearch {
  return { restore: typeof raw.restore === 'string' ? raw.restore || undefined : undefined };
}
