/** A key for a section that is new in the form. */
export function newKey(): string {
  return `n${Math.random().toString(36).slice(2)}`;
}
