/**
 * Returns the initials for a person without a portrait: of the first and last word, or the first character of a name
 * that is one word, like Chinese names. Empty for an empty name.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  const lastInitial = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + lastInitial).toLocaleUpperCase();
}
