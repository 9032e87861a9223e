import { useState } from 'react';
import type { NewsOrCase } from '@/api/articles';
import { useLocale } from '@/i18n/use-locale';
import { toText } from '@/lib/to-text';
import { externalUrl, type SourceList } from '@/site/cards/item-link';
import type { ArticleType } from '@/site/cards/content-types';
import { listQuery, PAGE_SIZE } from '@/site/articles/list-search';

const MAX_SEARCHED_PAGES = 10;

/** A neighboring item and its position in the list. */
export interface NeighborItem {
  item: NewsOrCase;
  sourceList: SourceList;
}

/**
 * Returns the previous and the next item in the list from which the visitor came, across pages. Searches that list page
 * by page, up to a limit, when the item has moved to another page of it; without such a list, as for a shared link, the
 * catalogue of the item. Skips external items. Fetches lists only, which count no views (D37). The component needs a key
 * per item, since its state contains the searched page.
 */
export function useArticleNeighbors(
  contentType: ArticleType,
  item: NewsOrCase,
  sourceList: SourceList | undefined,
): { previous: NeighborItem | undefined; next: NeighborItem | undefined } {
  const { locale } = useLocale();
  /** Page of the search; undefined before it, when the page from which the visitor came may contain the item. */
  const [searchedPage, setSearchedPage] = useState(sourceList ? undefined : 1);
  const searchedList: SourceList = {
    cataId: sourceList ? sourceList.cataId : toText(item.cataId) || undefined,
    page: searchedPage ?? sourceList?.page ?? 1,
  };
  const queryOfPage = (pageNo: number) => listQuery({ cataId: searchedList.cataId, page: pageNo });
  const list = contentType.useList(queryOfPage(searchedList.page));
  // The previous page stays in `data` while the next one loads.
  const currentPage = list.isLoading ? undefined : list.data;
  const index = currentPage?.items.findIndex(({ id }) => String(id) === String(item.id)) ?? -1;
  const isFound = currentPage && index >= 0;
  const pageCount = currentPage ? Math.ceil(currentPage.total / PAGE_SIZE) : 0;
  // Lists contain only items in the interface language.
  const isListed = (toText(item.lang) || locale) === locale;
  const nextSearchedPage = (searchedPage ?? 0) + 1;
  if (isListed && !isFound && nextSearchedPage <= Math.min(pageCount, MAX_SEARCHED_PAGES))
    setSearchedPage(nextSearchedPage);
  const isOnThisSite = (candidate: NewsOrCase) => !externalUrl(contentType, candidate);
  const earlierItems = isFound ? currentPage.items.slice(0, index).filter(isOnThisSite) : [];
  const laterItems = isFound ? currentPage.items.slice(index + 1).filter(isOnThisSite) : [];
  const needsPreviousPage = isFound && earlierItems.length === 0 && searchedList.page > 1;
  const needsNextPage = isFound && laterItems.length === 0 && searchedList.page < pageCount;
  const previousPage = contentType.useList(
    needsPreviousPage ? queryOfPage(searchedList.page - 1) : null,
  ).data;
  const nextPage = contentType.useList(
    needsNextPage ? queryOfPage(searchedList.page + 1) : null,
  ).data;
  const toNeighbor = (neighbor: NewsOrCase | undefined, pageNo: number) =>
    neighbor && { item: neighbor, sourceList: { ...searchedList, page: pageNo } };
  return {
    previous: needsPreviousPage
      ? toNeighbor(previousPage?.items.filter(isOnThisSite).at(-1), searchedList.page - 1)
      : toNeighbor(earlierItems.at(-1), searchedList.page),
    next: needsNextPage
      ? toNeighbor(nextPage?.items.find(isOnThisSite), searchedList.page + 1)
      : toNeighbor(laterItems[0], searchedList.page),
  };
}
