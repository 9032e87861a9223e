import { useEffect, useMemo } from 'react';
import type { ApiError } from '@/api/errors';
import { useJobs, useOtherJobs } from '@/api/jobs';
import { useOffices, useOtherOffices } from '@/api/offices';
import {
  useOtherProfessionalFieldNames,
  useProfessionalFieldNames,
} from '@/api/professional-fields';
import { availableLocales } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { selectedIdsOf, toChoices, type Choice, type Facet, type FacetName } from './facets';
import type { PeopleSearch } from './people-search';

/** Loaded lists by language and filter, which resolve ids of another language in the URL or in the history. */
const loadedChoices = new Map<string, Choice[]>();

type Options = readonly { id?: unknown; name?: unknown }[];

interface FacetQuery<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  mutate: () => Promise<unknown>;
}

/** Returns a filter. Fetches the lists of the other languages for a selected id that no loaded list contains (D22). */
function useFacet(
  name: FacetName,
  search: PeopleSearch,
  { data, error, mutate }: FacetQuery<Options>,
  useOtherLists: (isEnabled: boolean) => FacetQuery<Options[]>,
): Facet {
  const { locale } = useLocale();
  const choices = useMemo(() => data && toChoices(data), [data]);
  useEffect(() => {
    if (choices) loadedChoices.set(`${locale} ${name}`, choices);
  }, [choices, locale, name]);
  const loadedLists = availableLocales()
    .filter((code) => code !== locale)
    .map((code) => loadedChoices.get(`${code} ${name}`) ?? []);
  const knownIds = new Set([choices ?? [], ...loadedLists].flat().map(({ id }) => id));
  const hasUnknown =
    choices !== undefined && selectedIdsOf(search, name).some((id) => !knownIds.has(id));
  const lookup = useOtherLists(hasUnknown);
  const lookupLists = useMemo(() => lookup.data?.map(toChoices) ?? [], [lookup.data]);
  return {
    name,
    choices,
    otherLists: [...loadedLists, ...lookupLists],
    isLookupPending: hasUnknown && !lookup.data && !lookup.error,
    hasFailed: Boolean(error) && !choices,
    reason: error?.serverMessage,
    retry: mutate,
  };
}

/**
 * Returns the filters with their lists in the interface language. Fetches a list once `shouldLoad` is true, or
 * immediately if the URL selects ids of it: opening the page without filters sends no requests for the lists
 * (docs/architecture.md#8-performance).
 */
export function useFacets(search: PeopleSearch, shouldLoad: boolean): Record<FacetName, Facet> {
  const areas = useProfessionalFieldNames(shouldLoad || search.practiceAreaId !== undefined);
  const jobs = useJobs(shouldLoad || search.jobId !== undefined);
  const offices = useOffices(shouldLoad || search.officeIds !== undefined);
  return {
    practiceAreaId: useFacet('practiceAreaId', search, areas, useOtherProfessionalFieldNames),
    jobId: useFacet('jobId', search, jobs, useOtherJobs),
    officeIds: useFacet('officeIds', search, offices, useOtherOffices),
  };
}
