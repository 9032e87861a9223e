import { parseTextFilter } from '@/admin/list/list-search';

/** The search params of the form of a new lawyer. */
export interface NewLawyerSearch {
  /** The id of a version of the lawyer to copy. */
  copy?: string | undefined;
}

/** Parses the search params of the form of a new lawyer; ignores invalid ones. */
export function parseNewLawyerSearch(raw: Record<string, unknown>): NewLawyerSearch {
  return { copy: parseTextFilter(raw.copy) };
}
