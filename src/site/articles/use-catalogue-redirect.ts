import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '@/api/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { findCatalogue } from './catalogue-tree';
import type { ArticleType } from '@/site/cards/content-types';

/**
 * Maps the selected catalogue to the tree of the new language by its `no` after a language change, as
 * catalogue ids differ per language (D21). Removes it from the URL if it does not exist there, and returns
 * this as `isCatalogueDropped` (D22).
 */
export function useCatalogueRedirect(
  contentType: ArticleType,
  cataId: string | undefined,
  tree: Catalogue[] | undefined,
): { isCatalogueDropped: boolean } {
  const navigate = useNavigate();
  const selectedNo = useRef<string>(undefined);
  const [isCatalogueDropped, setIsCatalogueDropped] = useState(false);
  const isUnknown = tree !== undefined && cataId !== undefined && !findCatalogue(tree, cataId);
  useEffect(() => {
    const catalogue = tree && findCatalogue(tree, cataId);
    if (catalogue) selectedNo.current = String(catalogue.no);
  }, [cataId, tree]);
  useEffect(() => {
    if (!isUnknown) return;
    const sameCatalogue = flattenCatalogues(tree).find(
      ({ no }) => String(no) === selectedNo.current,
    );
    void navigate({
      to: contentType.listPath,
      search: ({ year }) => ({ year, ...(sameCatalogue && { cataId: String(sameCatalogue.id) }) }),
      replace: true,
      resetScroll: false,
    }).then(() => setIsCatalogueDropped(!sameCatalogue));
  }, [isUnknown, tree, contentType, navigate]);
  return { isCatalogueDropped: isCatalogueDropped && cataId === undefined };
}
