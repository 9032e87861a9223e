import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ApiError } from '@/api/errors';
import type { Page } from '@/api/response-envelope';
import type { Lawyer } from '@/api/lawyers';
import { toArray } from '@/lib/to-array';
import { EmptyNotice, ErrorNotice } from '@/ui/notices';
import { Pager } from '@/ui/pager';
import { NothingPublished } from '@/site/layout/nothing-published';
import { countSelected } from './facets';
import { PeopleLoading } from './people-loading';
import { PAGE_SIZE, type PeopleSearch } from './people-search';
import { OtherLanguageLawyers } from '@/site/cards/other-language-lawyers';
import { PersonCard } from '@/site/cards/person-card';
import styles from './people-results.module.css';

/** Number of portraits that load eagerly: at least as many are in the initial viewport. */
const EAGER_CARDS = 2;

interface PeopleResultsProps {
  search: PeopleSearch;
  result: {
    page: Page<Lawyer> | undefined;
    isLoading: boolean;
    error: ApiError | undefined;
    retry: () => unknown;
  };
}

/** Returns the ref of the list, which it focuses and scrolls to after paging. */
function useFocusAfterPaging({ page = 1, ...search }: PeopleSearch) {
  const list = useRef<HTMLElement>(null);
  const filtersJson = JSON.stringify(search);
  const renderedSearch = useRef({ page, filtersJson });
  useEffect(() => {
    const previousSearch = renderedSearch.current;
    renderedSearch.current = { page, filtersJson };
    // A filter change that resets the page must not scroll.
    if (previousSearch.page === page || previousSearch.filtersJson !== filtersJson) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [page, filtersJson]);
  return list;
}

function NoResults({ search }: { search: PeopleSearch }) {
  const { keyword, page } = search;
  const isFiltered = countSelected(search) > 0;
  if (keyword === undefined && page === undefined && !isFiltered) {
    return <NothingPublished />;
  }
  const actions = (
    <>
      {keyword !== undefined && page === undefined && !isFiltered && (
        <OtherLanguageLawyers keyword={keyword} />
      )}
      {page !== undefined && (
        <Link to="/people" search={{ ...search, page: undefined }} resetScroll={false}>
          <Trans>Go to the first page</Trans>
        </Link>
      )}
      {isFiltered && (
        <Link to="/people" search={{ keyword }} resetScroll={false}>
          <Trans>Clear filters</Trans>
        </Link>
      )}
      {keyword !== undefined && (
        <Link to="/people" search={{ ...search, keyword: undefined }} resetScroll={false}>
          <Trans>Clear search</Trans>
        </Link>
      )}
    </>
  );
  return (
    <EmptyNotice actions={actions}>
      {page !== undefined && <Trans>The list ends before this page.</Trans>}
      {page === undefined && keyword !== undefined && isFiltered && (
        <Trans>Try another spelling, or fewer filters.</Trans>
      )}
      {page === undefined && keyword !== undefined && !isFiltered && (
        <Trans>Try another spelling.</Trans>
      )}
      {page === undefined && keyword === undefined && isFiltered && (
        <Trans>Try fewer filters.</Trans>
      )}
    </EmptyNotice>
  );
}

/** Renders a page of the results; dims the previous results while a query is pending. */
export function PeopleResults({
  search,
  result: { page, isLoading, error, retry },
}: PeopleResultsProps) {
  const { t } = useLingui();
  const list = useFocusAfterPaging(search);
  const lawyers = toArray(page?.items);
  const pageCount = page ? Math.ceil(page.total / PAGE_SIZE) : 0;
  return (
    <section
      ref={list}
      className={styles.results}
      aria-label={t`Results`}
      tabIndex={-1}
      data-empty={page?.total === 0 || undefined}
    >
      {error && (
        <ErrorNotice reason={error.serverMessage} onRetry={retry}>
          <Trans>Couldn’t load lawyers.</Trans>
        </ErrorNotice>
      )}
      {!page && isLoading && <PeopleLoading count={PAGE_SIZE} />}
      {page && lawyers.length === 0 && !isLoading && <NoResults search={search} />}
      {lawyers.length > 0 && (
        <ul className={styles.grid} aria-label={t`People`} aria-busy={isLoading}>
          {lawyers.map((lawyer, index) => (
            <li key={lawyer.id}>
              <PersonCard lawyer={lawyer} level={2} isEager={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={search.page ?? 1} pageCount={pageCount} />
    </section>
  );
}
