import { readPaging, readTextFilter, type ListSearch } from '@/admin/list/list-search';

/** What the URL of the list of fields says. */
export interface ProfessionalFieldSearch extends ListSearch {
  /** The language that is shown and put in order on its own. Not called `lang`, which selects the interface's (D45). */
  language?: string | undefined;
}

/** Reads the URL of the list of fields; junk falls back silently. */
export function readProfessionalFieldSearch(raw: Record<string, unknown>): ProfessionalFieldSearch {
  return { ...readPaging(raw), language: readTextFilter(raw.language) };
}
