import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { areSelectedListsSettled, countSelected } from './facets';
import { FilterBar } from './filter-bar';
import { PeopleResults } from './people-results';
import { PAGE_SIZE, peopleQuery, type PeopleSearch } from './people-search';
import { useFacets } from './use-facets';
import { useLawyerResults } from './use-lawyer-results';
import { useFilterRedirect, type DroppedFilter } from './use-filter-redirect';
import styles from './people-page.module.css';

function DroppedFilterMessage({ name, hasFailed }: DroppedFilter) {
  if (!name) return <Trans>An unknown filter in the web address was ignored.</Trans>;
  return hasFailed ? (
    <Trans>The filter “{name}” couldn’t be loaded in this language and was removed.</Trans>
  ) : (
    <Trans>The filter “{name}” is not available in this language and was removed.</Trans>
  );
}

/** Renders `/people` (§2): the lawyers by keyword, practice area, job and offices, all in the URL. */
export function PeoplePage({ search }: { search: PeopleSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [shouldLoadFilters, setShouldLoadFilters] = useState(false);
  const facets = useFacets(search, shouldLoadFilters);
  const { isRedirectPending, droppedFilters, clearDroppedFilters } = useFilterRedirect(
    search,
    facets,
  );
  const result = useLawyerResults(peopleQuery(search), {
    isRedirectPending,
    areFiltersSettled: areSelectedListsSettled(search, facets),
  });
  usePageHead({
    title: [t`People`],
    description: t`Find our lawyers by name, practice area, position and office.`,
    // A search or filter has no address of its own for search engines.
    query: { page: search.keyword || countSelected(search) > 0 ? undefined : search.page },
    noIndex: result.page?.items.length === 0,
    breadcrumbs: [[t`People`, '/people']],
  });
  const total = result.page?.total;
  const pageNumber = result.pageNumber;
  const pageCount = Math.ceil((total ?? 0) / PAGE_SIZE);
  return (
    <div className={`${pageStyles.page} ${styles.screen}`}>
      <h1 className={pageStyles.title}>
        <Trans>People</Trans>
      </h1>
      <FilterBar
        search={search}
        facets={facets}
        total={result.isLoading ? undefined : total}
        onIntent={() => setShouldLoadFilters(true)}
        onChange={(patch, replace) => {
          clearDroppedFilters();
          void navigate({
            to: '/people',
            search: (previousSearch) => ({ ...previousSearch, ...patch, page: undefined }),
            replace,
            resetScroll: false,
          });
        }}
      />
      {droppedFilters.map((filter) => (
        <p key={filter.name} className={styles.notice} role="status">
          <DroppedFilterMessage {...filter} />
        </p>
      ))}
      <p className={total === 0 ? 'visually-hidden' : styles.resultCount} role="status">
        {total !== undefined && (
          <span>
            <Plural value={total} _0="No lawyers found" one="# lawyer" other="# lawyers" />
          </span>
        )}
        {pageCount > 1 && pageNumber <= pageCount && (
          <span className={styles.pageNumber}>
            <Trans>
              Page {pageNumber} of {pageCount}
            </Trans>
          </span>
        )}
      </p>
      <PeopleResults search={search} result={result} />
    </div>
  );
}
