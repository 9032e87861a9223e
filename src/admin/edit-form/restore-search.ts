/** The search params of a form for new items. */
export interface RestoreSearch {
  /** The id of the deleted item to restore. */
  restore?: string | undefined;
}

/** Parses the search params of a form for new items. */
export function parseRestoreSearch(raw: Record<string, unknown>): RestoreSearch {
  return { restore: typeof raw.restore === 'string' ? raw.restore || undefined : undefined };
}
