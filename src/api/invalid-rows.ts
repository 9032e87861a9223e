/** Identifies a record that failed validation, as far as its ids are readable. */
export interface InvalidRow {
  id: string | undefined;
  no: string | undefined;
  lang: string | undefined;
}

const marked = new WeakMap<object, readonly InvalidRow[]>();

function shortText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 40) : undefined;
}

function identify(source: unknown): InvalidRow {
  const { id, no, lang } = { ...(source as Partial<Record<string, unknown>> | null) };
  return { id: shortText(id), no: shortText(no), lang: shortText(lang) };
}

/** Records which rows were removed from a list because they failed validation. Returns the list. */
export function markInvalidRows<List extends object>(
  list: List,
  sources: readonly unknown[],
): List {
  if (sources.length > 0) marked.set(list, sources.map(identify));
  return list;
}

/** Copies to a combined list the invalid rows of its sources. Returns the list. */
export function copyInvalidRows<List extends object>(list: List, from: readonly object[]): List {
  const all = from.flatMap((source) => marked.get(source) ?? []);
  if (all.length > 0) marked.set(list, all);
  return list;
}

/**
 * Returns the rows that failed validation in a list, in its children (`childrenList`), or in several lists by
 * language: each id once, and rows without an id once.
 */
export function invalidRowsIn(data: unknown): InvalidRow[] {
  const found: InvalidRow[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    found.push(...(marked.get(value) ?? []));
    if (Array.isArray(value)) {
      for (const { childrenList } of value as { childrenList?: unknown }[]) walk(childrenList);
    } else for (const list of Object.values(value)) walk(list);
  };
  walk(data);
  return found.filter(({ id }, index) => found.findIndex((row) => row.id === id) === index);
}
