import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '@/api/catalogues';
import { findById, flatten } from './catalogue-tree';
import type { ArticleType } from '@/site/cards/content-types';

/**
 * Catalogue ids differ per language (D21). After a language change, follows the chosen catalogue by
 * its `no` into the tree of the new language; where it does not exist there, drops it from the URL
 * and tells so in `dropped` (D22).
 */
export function useCatalogueOfLanguage(
  kind: ArticleType,
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
      to: kind.list,
      search: same ? { cataId: String(same.id) } : {},
      replace: true,
      resetScroll: false,
    }).then(() => setDropped(!same));
  }, [unknown, tree, kind, navigate]);
  return { dropped: dropped && cataId === undefined };
}
