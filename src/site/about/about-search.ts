/** What the URL of `/about` says about the message to write (D41). */
export interface AboutSearch {
  /** Id of the office to write to, in the interface language. */
  office?: string | undefined;
  /** Id of the lawyer whom the message is for. */
  lawyer?: string | undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** Reads the URL of `/about`. */
export function parseAboutSearch({ office, lawyer }: Record<string, unknown>): AboutSearch {
  // Named even when undefined: the router keeps what a result leaves out.
  return { office: text(office), lawyer: text(lawyer) };
}
