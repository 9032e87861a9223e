/** Identifies a record that failed validation, as far as its ids are readable. */
export interface InvalidRow {
  id: string | undefined;
  no: string | undefined;
  lang: string | undefined;
}

const invalidRowsOf = new WeakMap<object, readonly InvalidRow[]>();

function toShortText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 40) : undefined;
}

function toInvalidRow(source: unknown): InvalidRow {
  const { id, no, lang } = { ...(source as Partial<Record<string, unknown>> | null) };
  return { id: toShortText(id), no: toShortText(no), lang: toShortText(lang) };
}

/** Records which rows were removed from a list because they failed validation. Returns the list. */
export function markInvalidRows<List extends object>(
  list: List,
  sources: readonly unknown[],
): List {
  if (sources.length > 0) invalidRowsOf.set(list, sources.map(toInvalidRow));
  return list;
}

/** Copies to a combined list the invalid rows of its sources. Returns the list. */
export function copyInvalidRows<List extends object>(list: List, sources: readonly object[]): List {
  const rows = sources.flatMap((source) => invalidRowsOf.get(source) ?? []);
  if (rows.length > 0) invalidRowsOf.set(list, rows);
  return list;
}

/**
 * Returns the rows that failed validation in a list, in its children (`childrenList`), or in several lists by
 * language: each id once, and rows without an id once.
 */
export function invalidRowsIn(data: unknown): InvalidRow[] {
  const invalidRows: InvalidRow[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    invalidRows.push(...(invalidRowsOf.get(value) ?? []));
    if (Array.isArray(value)) {
      for (const { childrenList } of value as { childrenList?: unknown }[]) walk(childrenList);
    } else for (const list of Object.values(value)) walk(list);
  };
  walk(data);
  return invalidRows.filter(
    ({ id }, index) => invalidRows.findIndex((row) => row.id === id) === index,
  );
}
