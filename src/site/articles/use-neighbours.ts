import { useNewsList, type NewsItem } from '../../api/news';
import { newsQuery } from '../news/news-search';
import { externalUrl, type ListPlace } from './item-link';

/** An item beside another, and where in the list it stands. */
export interface Neighbouring {
  item: NewsItem;
  place: ListPlace;
}

/**
 * The items before and after one in the list that led to it, across the edges of its page; without
 * such a list, in the item's own catalogue as far as its first page goes. External items are passed
 * over. Reads lists only, which counts no views (D37).
 */
export function useNeighbours(
  item: NewsItem,
  place: ListPlace | undefined,
): { previous: Neighbouring | undefined; next: Neighbouring | undefined } {
  const cataId =
    item.cataId === null || item.cataId === undefined ? undefined : String(item.cataId);
  const here: ListPlace = place ?? { cataId, page: 1 };
  const page = (pageNo: number) => newsQuery({ cataId: here.cataId, page: pageNo });
  const current = useNewsList(page(here.page)).data;
  const index = current?.items.findIndex(({ id }) => String(id) === String(item.id)) ?? -1;
  const known = current && index >= 0;
  const pages = current ? Math.ceil(current.total / page(1).pageSize) : 0;
  const readable = (candidate: NewsItem) => !externalUrl(candidate);
  const earlier = known ? current.items.slice(0, index).filter(readable) : [];
  const later = known ? current.items.slice(index + 1).filter(readable) : [];
  const needBefore = known && earlier.length === 0 && here.page > 1;
  const needAfter = known && later.length === 0 && here.page < pages;
  const before = useNewsList(needBefore ? page(here.page - 1) : null).data;
  const after = useNewsList(needAfter ? page(here.page + 1) : null).data;
  const at = (found: NewsItem | undefined, pageNo: number) =>
    found && { item: found, place: { ...here, page: pageNo } };
  return {
    previous: needBefore
      ? at(before?.items.filter(readable).at(-1), here.page - 1)
      : at(earlier.at(-1), here.page),
    next: needAfter ? at(after?.items.find(readable), here.page + 1) : at(later[0], here.page),
  };
}
