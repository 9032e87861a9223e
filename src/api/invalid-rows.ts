/** A record that could not be read, by what is known of it. */
export interface InvalidRow {
  id: string | undefined;
  no: string | undefined;
  lang: string | undefined;
}

const marked = new WeakMap<object, readonly InvalidRow[]>();

function wordOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.slice(0, 40) : undefined;
}

function whatIsKnownOf(source: unknown): InvalidRow {
  const { id, no, lang } = { ...(source as Partial<Record<string, unknown>> | null) };
  return { id: wordOf(id), no: wordOf(no), lang: wordOf(lang) };
}

/** Notes of a list which records were taken out of it because they cannot be read. Gives the list. */
export function markInvalidRows<List extends object>(
  list: List,
  sources: readonly unknown[],
): List {
  if (sources.length > 0) marked.set(list, sources.map(whatIsKnownOf));
  return list;
}

/** Notes of a list that was put together from others what was taken out of these. Gives the list. */
export function copyInvalidRows<List extends object>(list: List, from: readonly object[]): List {
  const all = from.flatMap((one) => marked.get(one) ?? []);
  if (all.length > 0) marked.set(list, all);
  return list;
}

/**
 * What could not be read of a list, of what lies below its records (`childrenList`), or of several lists by
 * language: each id once, and once what has none.
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
  return found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index);
}
