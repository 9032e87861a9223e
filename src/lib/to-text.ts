/** Returns a text from data, a number as text, and an empty text for anything else. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
