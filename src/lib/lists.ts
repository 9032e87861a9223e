/** A list from data that may be missing or of another type: then an empty one. */
export function asList<Item>(value: readonly Item[] | null | undefined): Item[] {
  return Array.isArray(value) ? value.filter((item) => item !== null && item !== undefined) : [];
}
