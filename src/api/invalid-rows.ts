/** Identifies a record that failed validation; a field is undefined if it is missing or invalid. */
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

/** Records the rows that were removed from a list because they failed validation. Returns the list. */
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

/** Returns every row that failed validation in a list, in its children (`childrenList`), or in several lists by language. */
function collectInvalidRows(data: unknown): InvalidRow[] {
  if (typeof data !== 'object' || data === null) return [];
  const innerLists = Array.isArray(data)
    ? (data as { childrenList?: unknown }[]).map(({ childrenList }) => childrenList)
    : Object.values(data);
  return [...(invalidRowsOf.get(data) ?? []), ...innerLists.flatMap(collectInvalidRows)];
}

/** Returns whether one of the rows that failed validation meets a condition. */
export function hasInvalidRow(data: unknown, condition: (row: InvalidRow) => boolean): boolean {
  return collectInvalidRows(data).some(condition);
}

/** Returns the rows that failed validation: one for each id, and one for all rows without an id. */
export function invalidRowsIn(data: unknown): InvalidRow[] {
  const invalidRows = collectInvalidRows(data);
  return invalidRows.filter(
    ({ id }, index) => invalidRows.findIndex((row) => row.id === id) === index,
  );
}
