import { parseSearchText } from '@/lib/parse-search-text';

/** Search parameters of `/about`, which prefill the contact form (D41, D43). */
export interface AboutSearch {
  /** Id of the office that is initially selected as the recipient; a different one in each language (D22). */
  office?: string | undefined;
  /** Id of the lawyer whom the message names; it is sent to the firm or an office. */
  lawyer?: string | undefined;
}

/** Parses the search parameters of `/about`. */
export function parseAboutSearch({ office, lawyer }: Record<string, unknown>): AboutSearch {
  // Includes undefined values: the router preserves parameters that are missing in the result.
  return { office: parseSearchText(office), lawyer: parseSearchText(lawyer) };
}
