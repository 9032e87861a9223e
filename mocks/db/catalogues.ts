import { byPosition, type Positioned } from './order';
import type { Entity, Table } from './table';

/** One language version of a catalogue (§3); its parent is in the same language (D21). */
export interface CatalogueRecord extends Entity, Positioned {
  id: number;
  no: string;
  lang: string;
  name: string;
  type: 0 | 1;
  parentId: number | null;
}

/** Returns the catalogues directly below a parent (null: the top level) of one type and language, in order. */
export function siblingsOf(
  catalogues: Table<CatalogueRecord>,
  { type, lang, parentId }: Pick<CatalogueRecord, 'type' | 'lang' | 'parentId'>,
): Readonly<CatalogueRecord>[] {
  return catalogues
    .all()
    .filter(
      (catalogue) =>
        catalogue.type === type && catalogue.lang === lang && catalogue.parentId === parentId,
    )
    .sort(byPosition);
}

/** Returns the ids of a catalogue and all its descendants. */
export function subtreeIds(catalogues: Table<CatalogueRecord>, id: number): Set<number> {
  const ids = new Set([id]);
  // Iterating a set includes ids added during the loop; a repeated id ends a cycle.
  for (const parentId of ids) {
    for (const child of catalogues.all().filter((catalogue) => catalogue.parentId === parentId))
      ids.add(child.id);
  }
  return ids;
}
