function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns the words of a query; full-width letters and capitals are normalized. */
function termsOf(query: string): string[] {
  return normalizeText(query).split(/\s+/).filter(Boolean);
}

/** Returns whether a text contains every word of a query, in any order. */
export function matches(query: string, text: string): boolean {
  const normalizedText = normalizeText(text);
  return termsOf(query).every((word) => normalizedText.includes(word));
}

/** Returns the matching items: those that begin with the query first, otherwise in their order. */
export function filterMatching<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): Item[] {
  const start = normalizeText(query).trim();
  const rankOf = (item: Item) => (normalizeText(textOf(item)).startsWith(start) ? 0 : 1);
  return items.filter((item) => matches(query, textOf(item))).sort((a, b) => rankOf(a) - rankOf(b));
}
