function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns whether a text contains every word of a query, in any order; ignores case and full-width forms. */
export function matches(query: string, text: string): boolean {
  const normalizedText = normalizeText(text);
  return normalizeText(query)
    .split(/\s+/)
    .every((word) => normalizedText.includes(word));
}

/** Returns the matching items: those whose text begins with the query first, otherwise in their order. */
export function filterMatching<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): Item[] {
  const start = normalizeText(query).trim();
  const rankOf = (item: Item) => (normalizeText(textOf(item)).startsWith(start) ? 0 : 1);
  return items.filter((item) => matches(query, textOf(item))).sort((a, b) => rankOf(a) - rankOf(b));
}
