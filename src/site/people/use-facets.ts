import { useMemo } from 'react';
import { useJobs } from '@/api/jobs';
import { useOffices } from '@/api/offices';
import { useProfessionalFieldNames } from '@/api/professional-fields';
import { toChoices, type Facet, type FacetName } from './facets';
import type { PeopleSearch } from './people-search';

interface Answer {
  data: readonly { id?: unknown; name?: unknown }[] | undefined;
  error: unknown;
  mutate: () => Promise<unknown>;
}

function useFacet(name: FacetName, { data, error, mutate }: Answer): Facet {
  const choices = useMemo(() => data && toChoices(data), [data]);
  return { name, choices, failed: Boolean(error) && !choices, retry: () => void mutate() };
}

/**
 * The filters with their lists in the interface language. A list is read once somebody is `near` the
 * filters, or at once when the URL names one of its ids, so that opening the page costs no request
 * (design 8).
 */
export function useFacets(search: PeopleSearch, near: boolean): Record<FacetName, Facet> {
  const areas = useProfessionalFieldNames(near || search.practiceAreaId !== undefined);
  const jobs = useJobs(near || search.jobId !== undefined);
  const offices = useOffices(near || search.officeIds !== undefined);
  return {
    practiceAreaId: useFacet('practiceAreaId', areas),
    jobId: useFacet('jobId', jobs),
    officeIds: useFacet('officeIds', offices),
  };
}
