import type { BaseCall } from '../call';
import { subtreeIds } from '../db/catalogues';
import { invalidFieldRejection } from '../rejection';

/** Returns a filter for articles of a catalogue and its descendants. Without an id, all match; with an unknown one, none. */
export function catalogueMatcher(
  call: BaseCall,
  cataId: number | string | undefined,
): (article: { cataId: number }) => boolean {
  if (cataId === undefined) return () => true;
  const catalogue = call.store.catalogues.get(cataId);
  if (!catalogue) return () => false;
  const ids = subtreeIds(call.store.catalogues, catalogue.id);
  return (article) => ids.has(article.cataId);
}

/** Returns the stored id of a catalogue. Rejects a catalogue of another type or language (D21). */
export function requireCatalogueId(
  call: BaseCall,
  { cataId, lang }: { cataId: number | string; lang: string },
  type: 0 | 1,
): number {
  const catalogue = call.store.catalogues.get(cataId);
  if (catalogue?.type !== type || catalogue.lang !== lang) {
    throw invalidFieldRejection('cataId', 'unknownReference');
  }
  return catalogue.id;
}
