import { useMemo } from 'react';
import { useJobs } from '@/api/jobs';
import { useOffices } from '@/api/offices';
import { useProfessionalFieldNames } from '@/api/professional-fields';
import { toChoices, type Facet, type FacetName } from './facets';
import type { PeopleSearch } from './people-search';

interface FacetQuery {
  data: readonly { id?: unknown; name?: unknown }[] | undefined;
  error: unknown;
  mutate: () => Promise<unknown>;
}

function useFacet(name: FacetName, { data, error, mutate }: FacetQuery): Facet {
  const choices = useMemo(() => data && toChoices(data), [data]);
  return { name, choices, hasFailed: Boolean(error) && !choices, retry: () => void mutate() };
}

/**
 * Returns the filters with their lists in the interface language. Fetches the lists once `shouldLoad` is true, or
 * immediately those whose ids are in the URL, so that opening the page sends no requests for them
 * (docs/architecture.md#8-performance).
 */
export function useFacets(search: PeopleSearch, shouldLoad: boolean): Record<FacetName, Facet> {
  const areas = useProfessionalFieldNames(shouldLoad || search.practiceAreaId !== undefined);
  const jobs = useJobs(shouldLoad || search.jobId !== undefined);
  const offices = useOffices(shouldLoad || search.officeIds !== undefined);
  return {
    practiceAreaId: useFacet('practiceAreaId', areas),
    jobId: useFacet('jobId', jobs),
    officeIds: useFacet('officeIds', offices),
  };
}
