/** Returns a text for comparison: without case, diacritics and differences of width. */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns whether a keyword is long enough to search: two characters, or one Chinese character. */
export function isSearchable(keyword: string): boolean {
  return keyword.trim().length >= 2 || /\p{Script=Han}/u.test(keyword);
}

interface Texts {
  title: string;
  /** Other searched text, such as a summary. */
  text: string;
}

/**
 * Returns the items that contain every word of the keyword, in the given order; those with all words in the title
 * come first.
 */
export function findMatches<Item>(
  items: readonly Item[],
  keyword: string,
  textsOf: (item: Item) => Texts,
): Item[] {
  const words = normalize(keyword).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const contains = (text: string) => words.every((word) => text.includes(word));
  const titleMatches: Item[] = [];
  const textMatches: Item[] = [];
  for (const item of items) {
    const { title, text } = textsOf(item);
    const normalizedTitle = normalize(title);
    if (contains(normalizedTitle)) titleMatches.push(item);
    else if (contains(`${normalizedTitle} ${normalize(text)}`)) textMatches.push(item);
  }
  return [...titleMatches, ...textMatches];
}
