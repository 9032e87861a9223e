import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ErrorNotice } from '@/ui/notices';
import type { ArticleType } from '@/site/cards/content-types';
import { latestQuery, type ListSearch } from './list-search';
import { yearsOf } from './use-article-list';
import styles from './catalogue-filter.module.css';

interface YearFilterProps {
  contentType: ArticleType;
  search: ListSearch;
}

/** Renders the years of the latest articles as links; fetches the articles when the list of years opens. */
function Years({ contentType, search: { cataId, year: currentYear } }: YearFilterProps) {
  const { data, error, mutate, isLoading } = contentType.useList(latestQuery(cataId));
  const response = isLoading ? undefined : data;
  const loadedCount = response?.items.length ?? 0;
  const totalCount = response?.total ?? 0;
  if (error && !response) {
    return (
      <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
        <Trans>Couldn’t load the years.</Trans>
      </ErrorNotice>
    );
  }
  return (
    <>
      <ul className={styles.years} aria-busy={!response}>
        <li>
          <Link
            to={contentType.listPath}
            search={{ cataId }}
            className={styles.option}
            resetScroll={false}
            activeOptions={{ includeSearch: true, exact: true }}
            aria-current={currentYear === undefined ? 'page' : undefined}
          >
            <Trans>All years</Trans>
          </Link>
        </li>
        {yearsOf(response?.items ?? []).map((year) => (
          <li key={year}>
            <Link
              to={contentType.listPath}
              search={{ cataId, year }}
              className={styles.option}
              resetScroll={false}
              activeOptions={{ includeSearch: true, exact: true }}
              aria-current={year === currentYear ? 'page' : undefined}
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
      {totalCount > loadedCount && (
        <p className={styles.searchedCount}>
          <Trans>
            Years of the latest {loadedCount} of {totalCount} items.
          </Trans>
        </p>
      )}
    </>
  );
}

/** Renders the filter by year: a list of links behind a button. */
export function YearFilter({ contentType, search }: YearFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles.filter} aria-label={t`Years`}>
      <button
        type="button"
        className={styles.yearToggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <Trans>Year</Trans>
        </span>
        <span className={styles.selection}>{search.year ?? t`All years`}</span>
      </button>
      <div id={id} hidden={!open}>
        {open && <Years contentType={contentType} search={search} />}
      </div>
    </nav>
  );
}
