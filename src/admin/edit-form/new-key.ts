/** A key for what is new in a form, such as a section or a row: unlike any that a draft kept of an earlier visit. */
export function newKey(): string {
  return `n${Math.random().toString(36).slice(2)}`;
}
