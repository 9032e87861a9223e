import type { BaseCall } from '../call';
import type { Entity, Table } from '../db/table';
import { invalid, notFound } from '../rejection';

/** Returns the record of an id. Throws a rejection with 404 when the id is unknown. */
export function find<R extends Entity>(table: Table<R>, id: number | string): Readonly<R> {
  const record = table.get(id);
  if (!record) throw notFound();
  return record;
}

/** Returns the records that the inputs change, by `id`. Rejects an input without an id. */
export function findAll<R extends Entity, I extends { id?: number | string }>(
  table: Table<R>,
  inputs: readonly I[],
): { input: I; record: Readonly<R> }[] {
  return inputs.map((input) => {
    if (input.id === undefined) throw invalid('id', 'required');
    return { input, record: find(table, input.id) };
  });
}

/** Rejects a language that is not a content language (D46). */
export function requireLanguage(call: BaseCall, lang: string): void {
  if (!call.languages.includes(lang)) throw invalid('lang');
}
