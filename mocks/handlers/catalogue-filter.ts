import type { BaseCall } from '../call';
import { subtreeIds } from '../db/catalogues';
import { invalid } from '../rejection';

/** Lets articles of one catalogue through, and of all below it; with no id, or an unknown one: all, none. */
export function inCatalogue(
  call: BaseCall,
  cataId: number | string | undefined,
): (article: { cataId: number }) => boolean {
  if (cataId === undefined) return () => true;
  const catalogue = call.store.catalogues.get(cataId);
  if (!catalogue) return () => false;
  const ids = subtreeIds(call.store.catalogues, catalogue.id);
  return (article) => ids.has(article.cataId);
}

/** The id under which a catalogue is stored; refuses one of another type or language (D21). */
export function catalogueId(
  call: BaseCall,
  { cataId, lang }: { cataId: number | string; lang: string },
  type: 0 | 1,
): number {
  const catalogue = call.store.catalogues.get(cataId);
  if (catalogue?.type !== type || catalogue.lang !== lang) {
    throw invalid('cataId', 'unknownReference');
  }
  return catalogue.id;
}
