import { flattenCatalogues, useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import { useContentLanguages } from '@/api/admin/languages';

type Id = string | number;

/**
 * Returns a function for a catalogue's name by its id in any language (D21): undefined while the catalogues are
 * loading, if they failed to load, and for unknown ids.
 */
export function useCatalogueNames(
  type: CatalogueType,
): (id: Id | null | undefined) => string | undefined {
  const languages = useContentLanguages()?.map(({ code }) => code);
  const { data = {} } = useCatalogueTrees(type, languages);
  const all = Object.values(data).flatMap((tree) => flattenCatalogues(tree));
  const names = new Map(all.map(({ id, name }) => [String(id), name]));
  return (id) => names.get(String(id));
}
