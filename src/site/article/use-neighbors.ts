import { useState } from 'react';
import type { Article } from '@/api/articles';
import { externalUrl, type ListPlace } from '@/site/cards/item-link';
import type { ArticleType } from '@/site/cards/content-types';
import { listQuery } from '@/site/articles/list-search';

/** How many pages of its catalogue are looked through for an item that no list has led to. */
const LOOKED_THROUGH = 10;

/** An item beside another, and where in the list it stands. */
export interface Neighbouring {
  item: Article;
  place: ListPlace;
}

/**
 * The items before and after one in the list that led to it, across the edges of its page; without
 * such a list, as behind a shared link, in the item's own catalogue, which is looked through page by page
 * until the item is found; none when it stands too far behind. External items are passed over. Reads lists
 * only, which counts no views (D37).
 */
export function useNeighbors(
  kind: ArticleType,
  item: Article,
  place: ListPlace | undefined,
): { previous: Neighbouring | undefined; next: Neighbouring | undefined } {
  const cataId =
    item.cataId === null || item.cataId === undefined ? undefined : String(item.cataId);
  const [looked, setLooked] = useState(1);
  const here: ListPlace = place ?? { cataId, page: looked };
  const page = (pageNo: number) => listQuery({ cataId: here.cataId, page: pageNo });
  const list = kind.useList(page(here.page));
  // The page before stays while the next one loads.
  const current = list.isLoading ? undefined : list.data;
  const index = current?.items.findIndex(({ id }) => String(id) === String(item.id)) ?? -1;
  const known = current && index >= 0;
  const pages = current ? Math.ceil(current.total / page(1).pageSize) : 0;
  if (!place && current && !known && looked < Math.min(pages, LOOKED_THROUGH))
    setLooked(looked + 1);
  const readable = (candidate: Article) => !externalUrl(kind, candidate);
  const earlier = known ? current.items.slice(0, index).filter(readable) : [];
  const later = known ? current.items.slice(index + 1).filter(readable) : [];
  const needBefore = known && earlier.length === 0 && here.page > 1;
  const needAfter = known && later.length === 0 && here.page < pages;
  const before = kind.useList(needBefore ? page(here.page - 1) : null).data;
  const after = kind.useList(needAfter ? page(here.page + 1) : null).data;
  const at = (found: Article | undefined, pageNo: number) =>
    found && { item: found, place: { ...here, page: pageNo } };
  return {
    previous: needBefore
      ? at(before?.items.filter(readable).at(-1), here.page - 1)
      : at(earlier.at(-1), here.page),
    next: needAfter ? at(after?.items.find(readable), here.page + 1) : at(later[0], here.page),
  };
}
