import { useState } from 'react';
import type { Article } from '@/api/articles';
import { externalUrl, type ListPlace } from '@/site/cards/item-link';
import type { ArticleType } from '@/site/cards/content-types';
import { listQuery } from '@/site/articles/list-search';

/** Maximum number of catalogue pages that are searched for an item opened without a list. */
const MAX_SEARCHED_PAGES = 10;

/** A neighboring item and its position in the list. */
export interface NeighborItem {
  item: Article;
  place: ListPlace;
}

/**
 * Returns the previous and the next item in the list from which the visitor came, across pages. Without such
 * a list, as for a shared link, searches the catalogue of the item page by page, up to a limit. Skips
 * external items. Fetches lists only, which count no views (D37).
 */
export function useNeighbors(
  contentType: ArticleType,
  item: Article,
  place: ListPlace | undefined,
): { previous: NeighborItem | undefined; next: NeighborItem | undefined } {
  const cataId =
    item.cataId === null || item.cataId === undefined ? undefined : String(item.cataId);
  const [searchedPage, setSearchedPage] = useState(1);
  const here: ListPlace = place ?? { cataId, page: searchedPage };
  const page = (pageNo: number) => listQuery({ cataId: here.cataId, page: pageNo });
  const list = contentType.useList(page(here.page));
  // The previous page stays in `data` while the next one loads.
  const current = list.isLoading ? undefined : list.data;
  const index = current?.items.findIndex(({ id }) => String(id) === String(item.id)) ?? -1;
  const known = current && index >= 0;
  const pages = current ? Math.ceil(current.total / page(1).pageSize) : 0;
  if (!place && current && !known && searchedPage < Math.min(pages, MAX_SEARCHED_PAGES))
    setSearchedPage(searchedPage + 1);
  const readable = (candidate: Article) => !externalUrl(contentType, candidate);
  const earlier = known ? current.items.slice(0, index).filter(readable) : [];
  const later = known ? current.items.slice(index + 1).filter(readable) : [];
  const needBefore = known && earlier.length === 0 && here.page > 1;
  const needAfter = known && later.length === 0 && here.page < pages;
  const before = contentType.useList(needBefore ? page(here.page - 1) : null).data;
  const after = contentType.useList(needAfter ? page(here.page + 1) : null).data;
  const at = (found: Article | undefined, pageNo: number) =>
    found && { item: found, place: { ...here, page: pageNo } };
  return {
    previous: needBefore
      ? at(before?.items.filter(readable).at(-1), here.page - 1)
      : at(earlier.at(-1), here.page),
    next: needAfter ? at(after?.items.find(readable), here.page + 1) : at(later[0], here.page),
  };
}
