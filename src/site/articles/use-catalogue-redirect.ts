import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useOtherCatalogues, type Catalogue } from '@/api/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import type { Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { findCatalogue } from './catalogue-tree';
import type { ArticleType } from '@/site/cards/content-types';

/** Numbers of the loaded catalogues by type and id, which resolve ids of another language in the URL or in the history. */
const loadedNos = new Map<string, string>();

/**
 * Maps the selected catalogue to the tree of the interface language by its `no` after a language change or in a link
 * from another language, as catalogue ids differ per language (D21). Removes it from the URL if it does not exist
 * there; `isCatalogueDropped` is then true until another catalogue is selected or the language changes (D22).
 * `isRedirectPending` is true while the URL is about to change.
 */
export function useCatalogueRedirect(
  contentType: ArticleType,
  cataId: string | undefined,
  tree: Catalogue[] | undefined,
): { isCatalogueDropped: boolean; isRedirectPending: boolean } {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const [localeOfDrop, setLocaleOfDrop] = useState<Locale>();
  const isUnknown = tree !== undefined && cataId !== undefined && !findCatalogue(tree, cataId);
  const hasSelectedAnother = tree !== undefined && cataId !== undefined && !isUnknown;
  const isDropOutdated = hasSelectedAnother || localeOfDrop !== locale;
  if (localeOfDrop !== undefined && isDropOutdated) setLocaleOfDrop(undefined);
  useEffect(() => {
    for (const { id, no } of flattenCatalogues(tree))
      if (no !== '') loadedNos.set(`${contentType.catalogueType} ${id}`, String(no));
  }, [tree, contentType]);
  const loadedNo = loadedNos.get(`${contentType.catalogueType} ${cataId}`);
  const isLookupNeeded = isUnknown && loadedNo === undefined;
  const { data, error } = useOtherCatalogues(contentType.catalogueType, isLookupNeeded);
  const selectedNo = loadedNo ?? String(findCatalogue(data?.flat() ?? [], cataId)?.no ?? '');
  const isReady = !isLookupNeeded || data !== undefined || error !== undefined;
  useEffect(() => {
    if (!isUnknown || !isReady) return;
    const sameCatalogue = flattenCatalogues(tree).find(
      ({ no }) => selectedNo !== '' && String(no) === selectedNo,
    );
    void navigate({
      to: contentType.listPath,
      search: ({ year }) => ({ year, ...(sameCatalogue && { cataId: String(sameCatalogue.id) }) }),
      replace: true,
      resetScroll: false,
    }).then(() => setLocaleOfDrop(sameCatalogue ? undefined : locale));
  }, [isUnknown, isReady, selectedNo, tree, locale, contentType, navigate]);
  return {
    isCatalogueDropped: localeOfDrop === locale && cataId === undefined,
    isRedirectPending: isUnknown,
  };
}
