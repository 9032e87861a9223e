/** Returns a key for a new part of a form, such as a row, different from those in drafts of earlier visits. */
export function newKey(): string {
  return `n${Math.random().toString(36).slice(2)}`;
}
