/** A list from data that may be missing or of another type: then an empty one. */
export function toArray<Item>(value: readonly Item[] | null | undefined): Item[] {
  const list: readonly Item[] = Array.isArray(value) ? (value as Item[]) : [];
  return list.filter((item) => item !== null && item !== undefined);
}
