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
  return { name, choices, hasFailed: Boolean(error) && !choices, retry: mutate };
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
    practiceAreaId: useFacet('practiceAreaId', areas),
    jobId: useFacet('jobId', jobs),
    officeIds: useFacet('officeIds', offices),
  };
}
