import { parseSearchText } from '@/lib/parse-search-text';

/** Search parameters of `/about`: the recipient of the message (D41). */
export interface AboutSearch {
  /** Id of the office that receives the message; a different one in each language (D22). */
  office?: string | undefined;
  /** Id of the lawyer to whom the message is addressed. */
  lawyer?: string | undefined;
}

/** Parses the search parameters of `/about`. */
export function parseAboutSearch({ office, lawyer }: Record<string, unknown>): AboutSearch {
  // Includes undefined values: the router preserves parameters that are missing in the result.
  return { office: parseSearchText(office), lawyer: parseSearchText(lawyer) };
}
