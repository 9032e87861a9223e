import type { BaseCall } from '../call';
import type { Entity, Table } from '../db/table';
import { invalidFieldRejection, notFoundRejection, Rejection } from '../rejection';

interface VersionRecord extends Entity {
  id: number;
  no: string;
  lang: string;
}

interface VersionInput {
  id?: number | string;
  no?: number | string;
  lang: string;
}

/** A planned mutation: the item's `no`, and for each input the record it changes, or null to add one. */
interface MutationPlan<R, I> {
  no: string;
  mutations: { input: I; record: Readonly<R> | null }[];
}

/**
 * Validates the array that creates an item (D18). All elements become versions of one new item. Rejects inconsistent input
 * with 422 and an existing `no` with 409.
 */
export function planCreation<R extends VersionRecord, I extends VersionInput>(
  call: BaseCall,
  table: Table<R>,
  inputs: readonly I[],
): MutationPlan<R, I> {
  checkLanguages(call, inputs);
  if (inputs.some((input) => input.id !== undefined)) throw invalidFieldRejection('id');
  const no = commonNo(inputs) ?? `${table.name}-${table.nextId()}`;
  if (table.group(no).length > 0) throw new Rejection(409, 'itemExists');
  return { no, mutations: inputs.map((input) => ({ input, record: null })) };
}

/**
 * Validates the array that updates an item (D18): elements with `id` change a version, elements with only `no` add a language.
 * Versions that are not sent stay unchanged. Rejects an unknown id or `no` with 404, inconsistent input with 422 and a second
 * version in one language with 409.
 */
export function planUpdate<R extends VersionRecord, I extends VersionInput>(
  call: BaseCall,
  table: Table<R>,
  inputs: readonly I[],
): MutationPlan<R, I> {
  checkLanguages(call, inputs);
  const mutations = inputs.map((input) => ({
    input,
    record: input.id === undefined ? null : table.find(input.id),
  }));
  const no = commonNo([...inputs, ...mutations.flatMap(({ record }) => record ?? [])]);
  if (no === undefined) throw invalidFieldRejection('no', 'required');
  const group = table.group(no);
  if (group.length === 0) throw notFoundRejection();
  for (const { input, record } of mutations) {
    if (group.some((version) => version.lang === input.lang && version.id !== record?.id)) {
      throw new Rejection(409, 'versionExists');
    }
  }
  return { no, mutations };
}

/** Rejects a language that is not a content language, and a duplicate one. */
function checkLanguages(call: BaseCall, inputs: readonly VersionInput[]): void {
  for (const { lang } of inputs) requireLanguage(call, lang);
  if (new Set(inputs.map(({ lang }) => lang)).size < inputs.length) {
    throw new Rejection(422, 'duplicateLanguage');
  }
}

function commonNo(versions: readonly Pick<VersionInput, 'no'>[]): string | undefined {
  const nos = new Set(versions.flatMap(({ no }) => (no === undefined ? [] : String(no))));
  if (nos.size > 1) throw new Rejection(422, 'severalItems');
  return [...nos][0];
}

/** Returns each input with the record that it changes, by `id`. Rejects an input without an id or with an unknown one. */
export function findRecords<R extends Entity, I extends { id?: number | string }>(
  table: Table<R>,
  inputs: readonly I[],
): { input: I; record: Readonly<R> }[] {
  return inputs.map((input) => {
    if (input.id === undefined) throw invalidFieldRejection('id', 'required');
    return { input, record: table.find(input.id) };
  });
}

/** Rejects a language that is not a content language (D46). */
export function requireLanguage(call: BaseCall, lang: string): void {
  if (!call.languages.includes(lang)) throw invalidFieldRejection('lang');
}

/** Returns the trimmed text. Rejects an empty one with 422 (D38). */
export function requireText(field: string, text: string): string {
  const trimmedText = text.trim();
  if (!trimmedText) throw invalidFieldRejection(field, 'required');
  return trimmedText;
}

/** Returns a function that compares two versions by the order of their languages. */
export function byLanguage(call: BaseCall): (a: { lang: string }, b: { lang: string }) => number {
  return (a, b) => call.languages.indexOf(a.lang) - call.languages.indexOf(b.lang);
}
