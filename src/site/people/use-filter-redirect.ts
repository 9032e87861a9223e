import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { selectedIdsOf, filterPatch, FACET_NAMES, findSameChoice } from './facets';
import type { Choice, Facet, FacetName } from './facets';
import type { PeopleSearch } from './people-search';

/** A filter that is dropped from the URL: its option is unknown or not available in the language, or failed to load. */
export interface DroppedFilter {
  /** Name of the selected option; empty if unknown. */
  name: string;
  /** Whether the list of the language failed to load: the option may exist there. */
  hasFailed: boolean;
}

/** Outcome for a selected id in the current language. */
type Match = 'unchanged' | 'pending' | { newId: string } | { dropped: DroppedFilter };

function matchOf(facet: Facet, id: string): Match {
  const { choices, otherLists, isLookupPending, hasFailed } = facet;
  const isSelected = (choice: Choice) => choice.id === id;
  if (choices?.some(isSelected)) return 'unchanged';
  const otherChoices = otherLists.find((list) => list.some(isSelected));
  if (!otherChoices && isLookupPending) return 'pending';
  const dropped = { name: otherChoices?.find(isSelected)?.name ?? '', hasFailed };
  if (choices) {
    const sameChoice = otherChoices && findSameChoice(id, otherChoices, choices);
    return sameChoice ? { newId: sameChoice.id } : { dropped };
  }
  if (!otherChoices) return 'unchanged';
  return hasFailed ? { dropped } : 'pending';
}

interface PendingChange {
  patch: Partial<PeopleSearch>;
  droppedFilters: DroppedFilter[];
}

/** Returns the pending change, or undefined; an empty change waits for a list. */
function pendingChangeOf(
  facets: Record<FacetName, Facet>,
  search: PeopleSearch,
): PendingChange | undefined {
  const change: PendingChange = { patch: {}, droppedFilters: [] };
  let isRedirectPending = false;
  for (const name of FACET_NAMES) {
    const ids = selectedIdsOf(search, name);
    const matches = ids.map((id) => matchOf(facets[name], id));
    if (matches.includes('pending')) {
      isRedirectPending = true;
      continue;
    }
    if (matches.every((match) => match === 'unchanged')) continue;
    const selectedValues = matches.flatMap((match, index) => {
      if (typeof match === 'string') return ids[index] ?? [];
      return 'newId' in match ? match.newId : [];
    });
    const droppedFilters = matches.flatMap((match) =>
      typeof match === 'object' && 'dropped' in match ? match.dropped : [],
    );
    Object.assign(change.patch, filterPatch(name, [...new Set(selectedValues)]));
    change.droppedFilters.push(...droppedFilters);
  }
  if (change.droppedFilters.length > 0) change.patch.page = undefined;
  return isRedirectPending || Object.keys(change.patch).length > 0 ? change : undefined;
}

/**
 * Maps the selected filters to the lists of the interface language after a language change or in a link from another
 * language, as ids differ per language, and drops those without a match from the URL (D22). Returns the dropped
 * filters until `clearDroppedFilters` is called or the language changes, and whether the lawyer query must wait for
 * the URL.
 */
export function useFilterRedirect(search: PeopleSearch, facets: Record<FacetName, Facet>) {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const [droppedFilters, setDroppedFilters] = useState<{
    locale: Locale;
    filters: DroppedFilter[];
  }>();
  if (droppedFilters && droppedFilters.locale !== locale) setDroppedFilters(undefined);
  const change = pendingChangeOf(facets, search);
  // `undefined` removes a parameter, but JSON would omit it.
  const changeJson = change && JSON.stringify(change, (_, value: unknown) => value ?? '');
  useEffect(() => {
    if (changeJson === undefined) return;
    const { patch, droppedFilters: newFilters } = JSON.parse(changeJson) as PendingChange;
    if (Object.keys(patch).length === 0) return;
    const changedValues = Object.entries(patch).map(([name, value]) => [
      name,
      value === '' ? undefined : value,
    ]);
    const changedSearch = Object.fromEntries(changedValues) as Partial<PeopleSearch>;
    void navigate({
      to: '/people',
      search: (previousSearch) => ({ ...previousSearch, ...changedSearch }),
      replace: true,
      resetScroll: false,
    }).then(() => {
      if (newFilters.length === 0) return;
      setDroppedFilters((previousFilters) => {
        const oldFilters = previousFilters?.locale === locale ? previousFilters.filters : [];
        const filterByName = new Map(
          [...oldFilters, ...newFilters].map((filter) => [filter.name, filter]),
        );
        return { locale, filters: [...filterByName.values()] };
      });
    });
  }, [changeJson, locale, navigate]);
  return {
    isRedirectPending: change !== undefined,
    droppedFilters: droppedFilters?.locale === locale ? droppedFilters.filters : [],
    clearDroppedFilters: () => setDroppedFilters(undefined),
  };
}
