/** Returns the trimmed text of a search parameter; undefined if it is empty or not a text. */
export function parseSearchText(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}
