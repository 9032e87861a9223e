import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '@/api/catalogues';
import { findById, flatten } from './catalogue-tree';
import type { ArticleType } from '@/site/cards/content-types';

/**
 * Maps the selected catalogue to the tree of the new language by its `no` after a language change, as
 * catalogue ids differ per language (D21). Removes it from the URL if it does not exist there, and returns
 * this as `isDropped` (D22).
 */
export function useCatalogueOfLanguage(
  contentType: ArticleType,
  cataId: string | undefined,
  tree: Catalogue[] | undefined,
): { isDropped: boolean } {
  const navigate = useNavigate();
  const chosenNo = useRef<string>(undefined);
  const [dropped, setDropped] = useState(false);
  const isUnknown = tree !== undefined && cataId !== undefined && !findById(tree, cataId);
  useEffect(() => {
    const catalogue = tree && findById(tree, cataId);
    if (catalogue) chosenNo.current = String(catalogue.no);
  }, [cataId, tree]);
  useEffect(() => {
    if (!isUnknown) return;
    const sameCatalogue = flatten(tree).find(({ no }) => String(no) === chosenNo.current);
    void navigate({
      to: contentType.list,
      search: ({ year }) => ({ year, ...(sameCatalogue && { cataId: String(sameCatalogue.id) }) }),
      replace: true,
      resetScroll: false,
    }).then(() => setDropped(!sameCatalogue));
  }, [isUnknown, tree, contentType, navigate]);
  return { isDropped: dropped && cataId === undefined };
}
