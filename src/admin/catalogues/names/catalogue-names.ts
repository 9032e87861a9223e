import { flattenCatalogues, useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import { useContentLanguages } from '@/api/admin/languages';

type Id = string | number;

/**
 * Gives a catalogue's name by its id, whatever language the id belongs to (D21): undefined while the
 * catalogues are being read, where they cannot be, and for ids that are not among them.
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
