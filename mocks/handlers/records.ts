import type { BaseCall } from '../call';
import type { Entity, Table } from '../db/table';
import { invalid, notFound } from '../rejection';

/** The record of this id. Refuses with 404 when there is none. */
export function find<R extends Entity>(table: Table<R>, id: number | string): Readonly<R> {
  const record = table.get(id);
  if (!record) throw notFound();
  return record;
}

/** The records that inputs change, each found by its `id`; refuses an input without one. */
export function findAll<R extends Entity, I extends { id?: number | string }>(
  table: Table<R>,
  inputs: readonly I[],
): { input: I; record: Readonly<R> }[] {
  return inputs.map((input) => {
    if (input.id === undefined) throw invalid('id', 'required');
    return { input, record: find(table, input.id) };
  });
}

/** Refuses a language that content is not kept in (D46). */
export function requireLanguage(call: BaseCall, lang: string): void {
  if (!call.languages.includes(lang)) throw invalid('lang');
}
