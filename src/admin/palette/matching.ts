function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns the words of a query; full-width letters and capitals are normalized. */
function termsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Returns whether a text contains every word of a query, in any order. */
export function matches(query: string, text: string): boolean {
  const normalizedText = plain(text);
  return termsOf(query).every((word) => normalizedText.includes(word));
}

/** Returns the matching items: those that begin with the query first, otherwise in their order. */
export function matching<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): Item[] {
  const start = plain(query).trim();
  const begins = (item: Item) => Number(plain(textOf(item)).startsWith(start));
  return items
    .filter((item) => matches(query, textOf(item)))
    .sort((one, other) => begins(other) - begins(one));
}
