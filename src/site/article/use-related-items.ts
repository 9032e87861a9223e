import type { NewsOrCase } from '@/api/articles';
import { toText } from '@/lib/to-text';
import type { ArticleType } from '@/site/cards/content-types';
import { listQuery } from '@/site/articles/list-search';

/** Returns other items of the same catalogue; empty for an item without a catalogue. */
export function useRelatedItems(
  contentType: ArticleType,
  { id, cataId }: NewsOrCase,
): NewsOrCase[] {
  const catalogueId = toText(cataId);
  const { data } = contentType.useList(catalogueId ? listQuery({ cataId: catalogueId }) : null);
  return (data?.items ?? []).filter((other) => String(other.id) !== String(id));
}
