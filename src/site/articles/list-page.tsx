import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCatalogues } from '@/api/catalogues';
import { useLocale } from '@/i18n/use-locale';
import { EmptyNotice, ErrorNotice } from '@/ui/notices';
import { Pager } from '@/ui/pager';
import { NothingPublished } from '@/site/layout/nothing-published';
import pageStyles from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { CatalogueFilter } from './catalogue-filter';
import { catalogueNameOf } from './catalogue-tree';
import { ItemRow } from '@/site/cards/item-row';
import type { ArticleType } from '@/site/cards/content-types';
import type { ListSearch } from './list-search';
import { RowsLoading } from '@/site/cards/rows-loading';
import { useArticleList } from './use-article-list';
import { useCatalogueRedirect } from './use-catalogue-redirect';
import { YearFilter } from './year-filter';
import styles from './list-page.module.css';

function SearchedCount({
  searchedCount,
  totalCount,
}: {
  searchedCount: number;
  totalCount: number;
}) {
  return (
    <p className={styles.searchedCount}>
      <Trans>
        The year filter searches only the latest {searchedCount} of {totalCount} items.
      </Trans>
    </p>
  );
}

function EmptyList({ contentType, search }: { contentType: ArticleType; search: ListSearch }) {
  const { cataId, year, page = 1 } = search;
  if (!year && cataId === undefined && page === 1) {
    return <NothingPublished />;
  }
  return (
    <EmptyNotice
      actions={
        <>
          {year && (
            <Link to={contentType.listPath} search={{ cataId }}>
              <Trans>Show all years</Trans>
            </Link>
          )}
          {page > 1 && (
            <Link to={contentType.listPath} search={{ cataId, year }}>
              <Trans>Go to the first page</Trans>
            </Link>
          )}
          {cataId !== undefined && (
            <Link to={contentType.listPath}>
              <Trans>Show all topics</Trans>
            </Link>
          )}
        </>
      }
    >
      {page > 1 ? (
        <Trans>The list ends before this page.</Trans>
      ) : (
        <Trans>Try another topic or year.</Trans>
      )}
    </EmptyNotice>
  );
}

/**
 * Returns the ref of the list, which it focuses and scrolls to when the visitor opens another catalogue, year or page.
 * A redirect to the catalogue of another language moves neither.
 */
function useFocusOnNewList({ cataId, year, page }: ListSearch, isRedirectPending: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const listKey = `${cataId ?? ''} ${year ?? ''} ${page ?? 1}`;
  const renderedListKey = useRef(listKey);
  const wasRedirectPending = useRef(false);
  useEffect(() => {
    const isRedirected = wasRedirectPending.current;
    wasRedirectPending.current = isRedirectPending;
    if (renderedListKey.current === listKey) return;
    renderedListKey.current = listKey;
    if (isRedirected) return;
    // The clicked link may have unmounted: moves the focus to the list.
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView();
  }, [listKey, isRedirectPending]);
  return container;
}

/** Renders `/news` and `/case` (§2): articles by catalogue, year and page, all in the URL. */
export function ArticleListPage({
  contentType,
  search,
}: {
  contentType: ArticleType;
  search: ListSearch;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const catalogues = useCatalogues(contentType.catalogueType);
  const { isCatalogueDropped, isRedirectPending } = useCatalogueRedirect(
    contentType,
    search.cataId,
    catalogues.data,
  );
  const { cataId, year, page: pageNumber = 1 } = search;
  const { list, error, mutate, isLoading } = useArticleList(contentType, search);
  // Until the topics have loaded, an empty list may be that of a topic of another language.
  const areTopicsPending = cataId !== undefined && catalogues.isLoading;
  const isListPending = isLoading || isRedirectPending || areTopicsPending;
  const container = useFocusOnNewList(search, isRedirectPending);
  const catalogueName = cataId && catalogueNameOf(catalogues.data ?? [], cataId);
  const title = t(contentType.label);
  const catalogueBreadcrumbs: [string, string][] = catalogueName
    ? [[catalogueName, `${contentType.listPath}?cataId=${cataId}`]]
    : [];
  usePageHead({
    title: [year, catalogueName, title],
    description: t(contentType.description),
    query: { cataId, year, page: search.page },
    noIndex: list?.rows.length === 0,
    // A topic has another id in each language (D21), so that this URL is the canonical one of a single language.
    ...(cataId !== undefined && { onlyLanguage: locale }),
    breadcrumbs: [[title, contentType.listPath], ...catalogueBreadcrumbs],
  });
  const { rows, pageCount } = list ?? { rows: [], pageCount: 0 };
  return (
    <div className={`${pageStyles.page} ${styles.screen}`}>
      <header className={styles.header}>
        <h1 className={pageStyles.title}>{title}</h1>
        {catalogueName && <p className={styles.catalogueName}>{catalogueName}</p>}
      </header>
      <div>
        <YearFilter contentType={contentType} search={search} />
        <CatalogueFilter
          {...{ contentType, search }}
          catalogues={catalogues.data}
          hasFailed={Boolean(catalogues.error)}
        />
      </div>
      <div ref={container} className={styles.list} tabIndex={-1}>
        <p role="status" className="visually-hidden">
          {pageCount > 1 && pageNumber <= pageCount && t`Page ${pageNumber} of ${pageCount}`}
        </p>
        {isCatalogueDropped && (
          <p className={styles.notice} role="status">
            <Trans>
              The selected topic was not found in this language, so the filter was removed.
            </Trans>
          </p>
        )}
        {list?.counts && <SearchedCount {...list.counts} />}
        {error && !list && !isRedirectPending && (
          <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
            <Trans>Couldn’t load this list.</Trans>
          </ErrorNotice>
        )}
        {rows.length === 0 && isListPending && <RowsLoading rows={6} />}
        {rows.length === 0 && list && !isListPending && <EmptyList {...{ contentType, search }} />}
        {rows.length > 0 && (
          <ul className={styles.items} aria-busy={isListPending} aria-label={title}>
            {rows.map((row, index) => (
              <ItemRow
                contentType={contentType}
                key={row.item.id}
                item={row.item}
                isFirst={index === 0}
                catalogueName={catalogueNameOf(catalogues.data ?? [], row.item.cataId)}
                sourceList={{ cataId, page: row.page }}
              />
            ))}
          </ul>
        )}
        <Pager page={pageNumber} pageCount={pageCount} />
      </div>
    </div>
  );
}
