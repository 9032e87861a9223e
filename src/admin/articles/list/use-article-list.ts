import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { ContentQuery } from '@/api/admin/content';
import { useCatalogueTrees } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import type { AllItemsSource } from '@/admin/list/all-items/all-items';
import { WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { countFilters } from '@/admin/list/list-search';
import { useList } from '@/admin/list/use-list';
import { noOf } from '@/admin/names/named-items';
import type { ArticleSection, ArticleVersion } from '@/admin/articles/article';
import { filtersInDrawer, type ArticleSearch } from './article-search';
import { authorsOf, filterAndSortArticles } from './filter-and-sort-articles';

function sourceOf({ calls }: ArticleSection): AllItemsSource<ArticleVersion> {
  return {
    fetchPage: (pageNo, language) =>
      calls.list({ pageNo, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
    fetchItem: (no, language) =>
      calls.list({ no, pageNo: 1, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
    trimRow: (row) => ({ ...row, content: null }),
  };
}

/** Returns the names of all catalogues by their ids, and the ids of the chosen one with its descendants. */
function useCatalogues(section: ArticleSection, chosenNo: string | undefined, isNeeded: boolean) {
  const codes = useContentLanguages()?.map(({ code }) => code);
  const { catalogueType: type } = section;
  const { data, error, mutate } = useCatalogueTrees(
    type ?? 0,
    isNeeded && type !== undefined ? codes : undefined,
  );
  const { ids, names } = useMemo(() => {
    const allCatalogues = Object.values(data ?? {}).flatMap((tree) => flattenCatalogues(tree));
    const chosenVersions = allCatalogues.filter((catalogue) => noOf(catalogue) === chosenNo);
    return {
      ids: new Set(flattenCatalogues(chosenVersions).map(({ id }) => String(id))),
      names: new Map(allCatalogues.map(({ id, name }) => [String(id), name])),
    };
  }, [data, chosenNo]);
  return {
    ids: chosenNo === undefined ? undefined : ids,
    names,
    isLoaded: data !== undefined,
    failure: data || !error ? undefined : { error, retry: mutate },
  };
}

/** Manages the list of a section: in the order and with the filters of the URL. */
export function useArticleList(section: ArticleSection, search: ArticleSearch) {
  const navigate = useNavigate();
  const { locale, tag } = useLocale();
  const { title, no, catalogue, existingLanguage, missingLanguage, from, to, author, sort } =
    search;
  const needsAllItems = sort !== undefined || countFilters(filtersInDrawer(search)) > 0;
  const {
    ids: catalogueIds,
    names: catalogueNames,
    isLoaded,
    failure,
  } = useCatalogues(section, catalogue, needsAllItems);
  const dependsOnCatalogues = catalogue !== undefined || sort?.endsWith('catalogue') === true;
  const isWaiting =
    section.catalogueType !== undefined && !isLoaded && (!failure || dependsOnCatalogues);
  const [source] = useState(() => sourceOf(section));
  const filterAndSort = useCallback(
    (rows: readonly ArticleVersion[]) =>
      isWaiting
        ? undefined
        : filterAndSortArticles(
            rows,
            { title, no, existingLanguage, missingLanguage, from, to, author, sort },
            {
              locale,
              tag,
              catalogueIds,
              catalogueNameOf: ({ cataId }) => catalogueNames.get(String(cataId)),
            },
          ),
    [
      isWaiting,
      title,
      no,
      existingLanguage,
      missingLanguage,
      from,
      to,
      author,
      sort,
      locale,
      tag,
      catalogueIds,
      catalogueNames,
    ],
  );
  const list = useList<ArticleSearch, ContentQuery, ArticleVersion>({
    name: section.name,
    search,
    navigate: (next, options) => void navigate({ to: section.listPath, search: next, ...options }),
    toQuery: (paging) => ({ ...paging, ...(title && { title }), ...(no && { no }) }),
    useItems: section.calls.usePage,
    fetchRows: section.calls.list,
    allItems: { path: section.calls.path, source, isNeeded: needsAllItems, filterAndSort },
  });
  return {
    ...list,
    ...(dependsOnCatalogues &&
      failure &&
      !list.error && { ...failure, loading: false, allItems: undefined }),
    authors: useKnownAuthors(list.knownRows, tag),
  };
}

/** Returns the names of the accounts that published any item that the list has loaded, on whichever page. */
function useKnownAuthors(rows: readonly ArticleVersion[], tag: string): readonly string[] {
  const [knownAuthors, setKnownAuthors] = useState<readonly string[]>([]);
  const authors = useMemo(() => authorsOf(rows), [rows]);
  const newAuthors = authors.filter((name) => !knownAuthors.includes(name));
  if (newAuthors.length > 0) setKnownAuthors([...knownAuthors, ...newAuthors]);
  return useMemo(() => [...knownAuthors].sort(new Intl.Collator(tag).compare), [knownAuthors, tag]);
}
