import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCatalogues } from '@/api/catalogues';
import { EmptyNotice, ErrorNotice } from '@/ui/notices';
import { Pager } from '@/ui/pager';
import layout from '@/site/layout/page.module.css';
import { usePageHead } from '@/site/seo/use-page-head';
import { CatalogueFilter } from './catalogue-filter';
import { nameOf } from './catalogue-tree';
import { ItemRow } from '@/site/cards/item-row';
import type { ArticleType } from '@/site/cards/content-types';
import { listQuery, type ListSearch } from './list-search';
import { RowsLoading } from '@/site/cards/rows-loading';
import { useCatalogueOfLanguage } from './use-catalogue-of-language';
import styles from './list-page.module.css';

/** Renders `/news` and `/case` (§2): articles by catalogue and page, both in the URL. */
export function ArticleListPage({
  contentType,
  search,
}: {
  contentType: ArticleType;
  search: ListSearch;
}) {
  const { t } = useLingui();
  const catalogues = useCatalogues(contentType.catalogueType);
  const { dropped } = useCatalogueOfLanguage(contentType, search.cataId, catalogues.data);
  const query = listQuery(search);
  const { page } = query;
  const { data, error, mutate, isLoading } = contentType.useList(query);
  const list = useRef<HTMLDivElement>(null);
  const place = `${search.cataId ?? ''} ${query.page}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // The clicked link may have unmounted: moves the focus to the list.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [place]);
  const folder = search.cataId && nameOf(catalogues.data ?? [], search.cataId);
  const title = t(contentType.label);
  const above: [string, string][] = folder
    ? [[folder, `${contentType.list}?cataId=${search.cataId}`]]
    : [];
  usePageHead({
    title: [folder, title],
    description: t(contentType.description),
    query: { cataId: search.cataId, page: search.page },
    trail: [[title, contentType.list], ...above],
  });
  const pages = data ? Math.ceil(data.total / query.pageSize) : 0;
  return (
    <div className={`${layout.page} ${styles.screen}`}>
      <header className={styles.header}>
        <h1 className={layout.title}>{title}</h1>
        {folder && <p className={styles.folder}>{folder}</p>}
      </header>
      <CatalogueFilter
        contentType={contentType}
        catalogues={catalogues.data}
        failed={Boolean(catalogues.error)}
        current={search.cataId}
      />
      <div ref={list} className={styles.list} tabIndex={-1}>
        <p role="status" className="visually-hidden">
          {data && pages > 1 && t`Page ${page} of ${pages}`}
        </p>
        {dropped && (
          <p className={styles.dropped} role="status">
            <Trans>The selected topic is not available in this language. Showing all topics.</Trans>
          </p>
        )}
        {error && !data && (
          <ErrorNotice onRetry={() => void mutate()}>
            <Trans>Couldn’t load this list.</Trans>
          </ErrorNotice>
        )}
        {isLoading && !data && <RowsLoading rows={6} />}
        {data?.items.length === 0 && (
          <EmptyNotice>
            {(search.cataId !== undefined || query.page > 1) && (
              <Link to={contentType.list}>
                <Trans>Show all topics</Trans>
              </Link>
            )}
          </EmptyNotice>
        )}
        {data && data.items.length > 0 && (
          <ul className={styles.items} aria-busy={isLoading} aria-label={title}>
            {data.items.map((item, index) => (
              <ItemRow
                contentType={contentType}
                key={item.id}
                item={item}
                first={index === 0}
                folder={nameOf(catalogues.data ?? [], item.cataId)}
                place={{ cataId: search.cataId, page: query.page }}
              />
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={pages}
          link={(number, props, text) => (
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
