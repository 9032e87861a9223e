import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { officesOf, type PeopleSearch } from './people-search';

/** The filters of `/people`, by the parameter that holds what is chosen. */
export const FACETS = ['practiceAreaId', 'jobId', 'officeIds'] as const;

export type FacetName = (typeof FACETS)[number];

/** What can be chosen in a filter: an id of one language, and the `no` that languages share. */
export interface Choice {
  id: string;
  name: string;
  no: string | undefined;
}

/** A filter with its list. `choices` is undefined while the list is not read. */
export interface Facet {
  name: FacetName;
  choices: Choice[] | undefined;
  /** The list could not be read: the page works without this filter (D2). */
  failed: boolean;
  retry: () => void;
}

/** Makes choices of a list from data: what has no id or no name cannot be chosen. */
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

/** The ids that a URL chooses in a filter. */
export function chosenIn(search: PeopleSearch, name: FacetName): string[] {
  if (name === 'officeIds') return officesOf(search);
  const id = search[name];
  return id === undefined ? [] : [id];
}

/** The change of the URL that chooses these ids in a filter; none of them removes it. */
export function choosing(name: FacetName, ids: readonly string[]): Partial<PeopleSearch> {
  return { [name]: ids.join(',') || undefined };
}

/** How many filters a URL sets, every office counted. */
export function countChosen(search: PeopleSearch): number {
  return FACETS.flatMap((name) => chosenIn(search, name)).length;
}

/**
 * Follows a choice from the list of one language into that of another (D22): by `no`; where the
 * lists have none, by position, provided both are equally long. Undefined when there is no such.
 */
export function sameChoice(
  id: string,
  from: readonly Choice[],
  to: readonly Choice[],
): Choice | undefined {
  const position = from.findIndex((choice) => choice.id === id);
  const no = from[position]?.no;
  if (no !== undefined && to.some((choice) => choice.no !== undefined)) {
    return to.find((choice) => choice.no === no);
  }
  return from.length === to.length ? to[position] : undefined;
}
