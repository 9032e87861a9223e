import { parsePaging, parseTextFilter, type ListSearch } from '@/admin/list/list-search';

export interface ProfessionalFieldSearch extends ListSearch {
  /** The single language that is shown and reordered. Not called `lang`, which selects the interface language (D45). */
  language?: string | undefined;
}

/** Parses the search params of the professional field list; invalid values fall back silently. */
export function parseProfessionalFieldSearch(
  raw: Record<string, unknown>,
): ProfessionalFieldSearch {
  return { ...parsePaging(raw), language: parseTextFilter(raw.language) };
}
