import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '@/api/catalogues';
import { findById, flatten } from './catalogue-tree';
import type { ArticleType } from '@/site/cards/content-types';

/**
 * Maps the selected catalogue to the tree of the new language by its `no` after a language change, as
 * catalogue ids differ per language (D21). Removes it from the URL if it does not exist there, and returns
 * this as `dropped` (D22).
 */
export function useCatalogueOfLanguage(
  contentType: ArticleType,
  cataId: string | undefined,
  tree: Catalogue[] | undefined,
): { dropped: boolean } {
  const navigate = useNavigate();
  const chosen = useRef<string>(undefined);
  const [dropped, setDropped] = useState(false);
  const unknown = tree !== undefined && cataId !== undefined && !findById(tree, cataId);
  useEffect(() => {
    const here = tree && findById(tree, cataId);
    if (here) chosen.current = String(here.no);
  }, [cataId, tree]);
  useEffect(() => {
    if (!unknown) return;
    const same = flatten(tree).find(({ no }) => String(no) === chosen.current);
    void navigate({
      to: contentType.list,
      search: ({ year }) => ({ year, ...(same && { cataId: String(same.id) }) }),
      replace: true,
      resetScroll: false,
    }).then(() => setDropped(!same));
  }, [unknown, tree, contentType, navigate]);
  return { dropped: dropped && cataId === undefined };
}
