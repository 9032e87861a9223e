import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { officeIdsOf, type PeopleSearch } from './people-search';

/** Filters of `/people` by their URL parameters. */
export const FACET_NAMES = ['practiceAreaId', 'jobId', 'officeIds'] as const;

export type FacetName = (typeof FACET_NAMES)[number];

/** An option of a filter: an id of one language and the `no` that language versions share. */
export interface Choice {
  id: string;
  name: string;
  no: string | undefined;
}

/** A filter and its options; `choices` is undefined until the list has loaded. */
export interface Facet {
  name: FacetName;
  choices: Choice[] | undefined;
  /** The lists of the other languages that have been loaded. */
  otherLists: readonly Choice[][];
  /** Whether the lists of the other languages are loading, as `choices` lacks a selected id. */
  isLookupPending: boolean;
  /** Whether the list failed to load: the page works without this filter (D2). */
  hasFailed: boolean;
  /** The server's message on a failure, if any (§8). */
  reason: string | undefined;
  retry: () => unknown;
}

/** Returns the options of a list from data; omits entries without id or name, and repeated ids. */
export function toChoices(list: readonly { id?: unknown; name?: unknown }[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const item of toArray(list)) {
    const id = toText(item.id);
    const name = toText(item.name);
    const no = 'no' in item ? toText(item.no) : '';
    if (id && name && !choices.has(id)) choices.set(id, { id, name, no: no || undefined });
  }
  return [...choices.values()];
}

/** Returns the ids that the URL selects in a filter. */
export function selectedIdsOf(search: PeopleSearch, name: FacetName): string[] {
  if (name === 'officeIds') return officeIdsOf(search);
  const id = search[name];
  return id === undefined ? [] : [id];
}

/** Returns the change of the search parameters that selects the ids in a filter; no ids remove it. */
export function filterPatch(name: FacetName, ids: readonly string[]): Partial<PeopleSearch> {
  return { [name]: ids.join(',') || undefined };
}

/** Returns the number of filters in the URL, counting every office. */
export function countSelected(search: PeopleSearch): number {
  return FACET_NAMES.flatMap((name) => selectedIdsOf(search, name)).length;
}

/** Returns whether the lists of the selected filters have loaded or failed to load. */
export function areSelectedListsSettled(
  search: PeopleSearch,
  facets: Record<FacetName, Facet>,
): boolean {
  return FACET_NAMES.every((name) => {
    const { choices, hasFailed } = facets[name];
    return choices !== undefined || hasFailed || selectedIdsOf(search, name).length === 0;
  });
}

/**
 * Returns the option of another language that matches an id (D22): by `no`, or without numbers by position if
 * both lists have the same length. Returns undefined without a match.
 */
export function findSameChoice(
  id: string,
  sourceChoices: readonly Choice[],
  targetChoices: readonly Choice[],
): Choice | undefined {
  const position = sourceChoices.findIndex((choice) => choice.id === id);
  const no = sourceChoices[position]?.no;
  if (no !== undefined && targetChoices.some((choice) => choice.no !== undefined)) {
    return targetChoices.find((choice) => choice.no === no);
  }
  return sourceChoices.length === targetChoices.length ? targetChoices[position] : undefined;
}
