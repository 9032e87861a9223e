/** Returns a list from data without its missing items; an empty one for anything but a list. */
export function toArray<Item>(value: readonly Item[] | null | undefined): Item[] {
  const list: readonly Item[] = Array.isArray(value) ? (value as Item[]) : [];
  return list.filter((item) => item !== null && item !== undefined);
}
