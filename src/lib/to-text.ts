/** A text from data that may be missing or of another type: then its digits, or an empty one. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
