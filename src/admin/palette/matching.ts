function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The words of what was typed; full-width letters and capitals count as plain ones. */
function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Whether a text holds every word of what was typed, in any order. */
export function matches(query: string, text: string): boolean {
  const where = plain(text);
  return wordsOf(query).every((word) => where.includes(word));
}

/** Those that match, texts that begin with what was typed first, otherwise in their order. */
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
