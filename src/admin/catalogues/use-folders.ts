import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCatalogueTrees, type CatalogueType } from '../../api/staff/catalogues';
import { useLocale } from '../../i18n/use-locale';
import { useLanguageNames } from '../kit/language-names';
import { allFolders, readFolders, type Folder } from './catalogue-folders';
import { readPlaces } from './catalogue-places';
import type { Shelf } from './catalogue-writes';
import { useCatalogueOrder } from './use-catalogue-order';

/**
 * The catalogues of one type as one tree, in the order on the screen, and what they are called. The
 * interface language comes first: its order and its names are the ones to go by.
 */
export function useFolders(type: CatalogueType) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { codes: languages, nameOf: languageOf } = useLanguageNames();
  const known = languages.length > 0;
  const { data, error, mutate } = useCatalogueTrees(type, known ? languages : undefined);
  const list = languages.join();
  const codes = useMemo(() => {
    const all = list.split(',');
    return all.includes(locale) ? [locale, ...all.filter((code) => code !== locale)] : all;
  }, [list, locale]);
  const stored = useMemo(() => readPlaces(data ?? {}, codes), [data, codes]);
  const order = useCatalogueOrder(stored);
  const folders = useMemo(() => readFolders(order.state, codes), [order.state, codes]);
  const shelf: Shelf = useMemo(
    () => ({
      type,
      codes,
      byNo: new Map(allFolders(folders).map((folder) => [folder.no, folder])),
    }),
    [type, codes, folders],
  );
  return {
    folders,
    shelf,
    order,
    languageOf,
    nameOf: ({ main }: Folder) => main.name.trim() || t`Untitled`,
    ready: data !== undefined,
    error,
    retry: () => void mutate(),
  };
}
