import { useCallback, useMemo } from 'react';
import { useCatalogueTrees, type CatalogueType } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { useContentLanguages } from '@/api/admin/languages';

type Id = string | number;

/**
 * Returns a function for a catalogue's name by its id in any language (D21): undefined while the catalogues are
 * loading, if they failed to load, and for unknown ids. Loads nothing without a type.
 */
export function useCatalogueNames(
  type: CatalogueType | undefined,
): (id: Id | null | undefined) => string | undefined {
  const languages = useContentLanguages()?.map(({ code }) => code);
  const { data } = useCatalogueTrees(type ?? 0, type === undefined ? undefined : languages);
  const names = useMemo(() => {
    const all = Object.values(data ?? {}).flatMap((tree) => flattenCatalogues(tree));
    return new Map(all.map(({ id, name }) => [String(id), name]));
  }, [data]);
  return useCallback((id) => names.get(String(id)), [names]);
}
