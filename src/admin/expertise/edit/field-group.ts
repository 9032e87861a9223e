import { useState } from 'react';
import useSWR from 'swr';
import { ApiError } from '../../../api/errors';
import {
  listFieldNames,
  readStaffField,
  type FieldLists,
  type ProfessionalField,
} from '../../../api/staff/professional-fields';
import { itemOptions } from '../../../api/use-read';
import { matchFields, type MatchedBy } from '../field-match';
import type { Pairs } from './field-edit-search';

/** The record that is edited, with those of other languages that are the same field. */
export interface FieldGroup {
  /** The edited record. */
  own: ProfessionalField;
  /** The records in full, by language; the edited one among them. */
  versions: Partial<Record<string, ProfessionalField>>;
  /** How it is known that the others belong to it. */
  by: MatchedBy | 'choice';
  /** The records of every language, to choose another one from. */
  lists: FieldLists;
}

/** Names the draft of a field by one of its records: what the others are may change at any time (D26). */
export function fieldDraft(id: string | undefined): string {
  return `expertise/${id ?? 'new'}`;
}

/** The ids of the records that belong to one, by language: chosen by hand, or matched (D22, D26). */
function counterparts(
  own: ProfessionalField,
  lists: FieldLists,
  pairs: Pairs,
): { ids: Map<string, string>; by: FieldGroup['by'] } {
  const { rows, unsure } = matchFields(lists);
  const row = rows.find(({ versions }) => String(versions[own.lang]?.id) === String(own.id));
  const ids = new Map<string, string>();
  for (const [lang, fields = []] of Object.entries(lists)) {
    if (lang === own.lang) continue;
    const chosen = pairs[lang];
    const id = chosen === undefined ? row?.versions[lang]?.id : chosen;
    if (fields.some((field) => String(field.id) === String(id))) ids.set(lang, String(id));
  }
  const hand = Object.keys(pairs).some((lang) => lang !== own.lang && lang in lists);
  if (hand) return { ids, by: 'choice' };
  return { ids, by: row && !(unsure && row.by === 'place') ? row.by : 'alone' };
}

/** A record as it is published now; undefined where it has been deleted. Throws `ApiError`. */
async function readIfThere(id: ProfessionalField['id']): Promise<ProfessionalField | undefined> {
  try {
    return await readStaffField(String(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function byLanguage(records: readonly (ProfessionalField | undefined)[]): FieldGroup['versions'] {
  return Object.fromEntries(records.flatMap((one) => (one ? [[one.lang, one] as const] : [])));
}

/** The records of a field other than the edited one, as far as they are still there. */
function readOthers({ own, versions }: FieldGroup): Promise<(ProfessionalField | undefined)[]> {
  const ids = Object.values(versions).flatMap((one) => (one ? [one.id] : []));
  return Promise.all(ids.filter((id) => String(id) !== String(own.id)).map(readIfThere));
}

/** Loads a field by the id of one of its records, with the records of the other languages. Throws `ApiError`. */
export async function loadFieldGroup(
  id: string,
  languages: readonly string[],
  pairs: Pairs,
): Promise<FieldGroup> {
  const own = await readStaffField(id);
  const lists = await listFieldNames([...new Set([...languages, own.lang])]);
  const { ids, by } = counterparts(own, lists, pairs);
  const others = await Promise.all([...ids.values()].map(readIfThere));
  return { own, versions: byLanguage([own, ...others]), by, lists };
}

/**
 * The same records as they are published now, without those of other languages that have been deleted. Throws
 * `ApiError`, 404 where the edited one is gone.
 */
export async function readGroupAgain(group: FieldGroup): Promise<FieldGroup> {
  const [own, others] = await Promise.all([
    readStaffField(String(group.own.id)),
    readOthers(group),
  ]);
  return { ...group, own, versions: byLanguage([own, ...others]) };
}

/** What is left of a field whose edited record has been deleted; null where nothing is. Throws `ApiError`. */
export async function readRest(group: FieldGroup): Promise<FieldGroup | null> {
  const versions = byLanguage(await readOthers(group));
  const [own] = Object.values(versions);
  return own ? { ...group, own, versions } : null;
}

let visits = 0;

/**
 * Reads a field for editing, afresh at every visit; nothing while `id` or `languages` is not known. The interface
 * language is no part of its key: it changes neither the field nor what has been typed.
 */
export function useFieldGroup(
  id: string | undefined,
  languages: readonly string[] | undefined,
  pairs: Pairs,
) {
  // A form must not begin with what an earlier visit has read.
  const [visit] = useState(() => (visits += 1));
  return useSWR<FieldGroup, ApiError>(
    id !== undefined && languages ? ['*', 'field-for-editing', visit, id, pairs] : null,
    () => loadFieldGroup(id ?? '', languages ?? [], pairs),
    itemOptions,
  );
}
