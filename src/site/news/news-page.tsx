import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CATALOGUE_TYPE, useCatalogues } from '../../api/catalogues';
import { useNewsList } from '../../api/news';
import { EmptyNotice, ErrorNotice } from '../../ui/notices';
import { Pager } from '../../ui/pager';
import { usePageTitle } from '../../ui/use-page-title';
import { ItemRow } from '../articles/item-row';
import { RowsLoading } from '../articles/rows-loading';
import layout from '../layout/page.module.css';
import { useFirm } from '../layout/use-firm';
import { CatalogueFilter } from './catalogue-filter';
import { nameOf } from './catalogue-tree';
import { newsQuery, type NewsSearch } from './news-search';
import { useCatalogueOfLanguage } from './use-catalogue-of-language';
import styles from './news-page.module.css';

/** `/news` (§2): the list of news by catalogue and page, both kept in the URL. */
export function NewsPage({ search }: { search: NewsSearch }) {
  const { t } = useLingui();
  const { name } = useFirm();
  const catalogues = useCatalogues(CATALOGUE_TYPE.news);
  const { dropped } = useCatalogueOfLanguage(search.cataId, catalogues.data);
  const query = newsQuery(search);
  const { page } = query;
  const { data, error, mutate, isLoading } = useNewsList(query);
  const list = useRef<HTMLDivElement>(null);
  const place = `${search.cataId ?? ''} ${query.page}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // The link that was used may be gone: keyboards go on at the list.
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [place]);
  const folder = search.cataId && nameOf(catalogues.data ?? [], search.cataId);
  usePageTitle(folder, t`News`, name);
  const pages = data ? Math.ceil(data.total / query.pageSize) : 0;
  return (
    <div className={`${layout.page} ${styles.news}`}>
      <header className={styles.header}>
        <h1 className={layout.title}>
          <Trans>News</Trans>
        </h1>
        {folder && <p className={styles.folder}>{folder}</p>}
      </header>
      <CatalogueFilter
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
            <Trans>
              The topic you had chosen does not exist in this language. All news are shown.
            </Trans>
          </p>
        )}
        {error && !data && (
          <ErrorNotice onRetry={() => void mutate()}>
            <Trans>The news could not be loaded.</Trans>
          </ErrorNotice>
        )}
        {isLoading && !data && <RowsLoading rows={6} />}
        {data?.items.length === 0 && (
          <EmptyNotice>
            {(search.cataId !== undefined || query.page > 1) && (
              <Link to="/news">
                <Trans>Show all news</Trans>
              </Link>
            )}
          </EmptyNotice>
        )}
        {data && data.items.length > 0 && (
          <ul className={styles.items} aria-busy={isLoading} aria-label={t`News`}>
            {data.items.map((item, index) => (
              <ItemRow
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
              to="/news"
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
