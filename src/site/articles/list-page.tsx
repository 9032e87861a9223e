import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCatalogues } from '@/api/catalogues';
import { EmptyNotice, ErrorNotice } from '@/ui/notices';
import { Pager } from '@/ui/pager';
import { NothingPublished } from '@/site/layout/nothing-published';
import layout from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { CatalogueFilter } from './catalogue-filter';
import { nameOf } from './catalogue-tree';
import { ItemRow } from '@/site/cards/item-row';
import type { ArticleType } from '@/site/cards/content-types';
import type { ListSearch } from './list-search';
import { RowsLoading } from '@/site/cards/rows-loading';
import { useArticleList } from './use-article-list';
import { useCatalogueOfLanguage } from './use-catalogue-of-language';
import { YearFilter } from './year-filter';
import styles from './list-page.module.css';

/** Renders how many articles the filter by year has searched. */
function YearExtent({ searchedCount, totalCount }: { searchedCount: number; totalCount: number }) {
  return (
    <p className={styles.extent}>
      <Trans>
        Filtered by year: the latest {searchedCount} of {totalCount} items.
      </Trans>
    </p>
  );
}

/** Renders the empty state, with links that remove the filters. */
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
            <Link to={contentType.list} search={{ cataId }}>
              <Trans>Show all years</Trans>
            </Link>
          )}
          {(cataId !== undefined || page > 1) && (
            <Link to={contentType.list}>
              <Trans>Show all topics</Trans>
            </Link>
          )}
        </>
      }
    >
      <Trans>Try another topic or year.</Trans>
    </EmptyNotice>
  );
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
  const catalogues = useCatalogues(contentType.catalogueType);
  const { isDropped } = useCatalogueOfLanguage(contentType, search.cataId, catalogues.data);
  const { cataId, year, page = 1 } = search;
  const { list, error, mutate, isLoading } = useArticleList(contentType, search);
  const container = useRef<HTMLDivElement>(null);
  const place = `${cataId ?? ''} ${year ?? ''} ${page}`;
  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    // The clicked link may have unmounted: moves the focus to the list.
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView();
  }, [place]);
  const folder = cataId && nameOf(catalogues.data ?? [], cataId);
  const title = t(contentType.label);
  const above: [string, string][] = folder
    ? [[folder, `${contentType.list}?cataId=${cataId}`]]
    : [];
  usePageHead({
    title: [year, folder, title],
    description: t(contentType.description),
    query: { cataId, year, page: search.page },
    trail: [[title, contentType.list], ...above],
  });
  const pages = list?.pages ?? 0;
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <header className={styles.header}>
        <h1 className={layout.title}>{title}</h1>
        {folder && <p className={styles.folder}>{folder}</p>}
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
          {pages > 1 && t`Page ${page} of ${pages}`}
        </p>
        {isDropped && (
          <p className={styles.dropped} role="status">
            <Trans>The selected topic is not available in this language. Showing all topics.</Trans>
          </p>
        )}
        {list?.extent && <YearExtent {...list.extent} />}
        {error && !list && (
          <ErrorNotice onRetry={() => void mutate()}>
            <Trans>Couldn’t load this list.</Trans>
          </ErrorNotice>
        )}
        {isLoading && !list && <RowsLoading rows={6} />}
        {list?.rows.length === 0 && <EmptyList contentType={contentType} search={search} />}
        {list && list.rows.length > 0 && (
          <ul className={styles.items} aria-busy={isLoading} aria-label={title}>
            {list.rows.map((row, index) => (
              <ItemRow
                contentType={contentType}
                key={row.item.id}
                item={row.item}
                isFirst={index === 0}
                catalogueName={nameOf(catalogues.data ?? [], row.item.cataId)}
                place={{ cataId, page: row.page }}
              />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={pages}
          renderLink={(number, props, text) => (
            <Link
              key={props['aria-label']}
              to={contentType.list}
              search={{ ...search, page: number > 1 ? number : undefined }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              {...props}
            >
              {text}
            </Link>
          )}
        />
      </div>
    </div>
  );
}
