import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../api/catalogues';
import { findById, flatten } from './catalogue-tree';

/**
 * Catalogue ids differ per language (D21). After a language change, follows the chosen catalogue by
 * its `no` into the tree of the new language; where it does not exist there, drops it from the URL
 * and tells so in `dropped` (D22).
 */
export function useCatalogueOfLanguage(
  cataId: string | undefined,
  tree: Catalogue[] | undefined,
): { dropped: boolean } {
  const navigate = useNavigate();
  const chosen = useRef<string | undefined>(undefined);
  const [dropped, setDropped] = useState(false);
  useEffect(() => {
    if (!tree || cataId === undefined) return;
    const here = findById(tree, cataId);
    if (here) {
      chosen.current = here.no === undefined || here.no === null ? undefined : String(here.no);
      setDropped(false);
      return;
    }
    const same = flatten(tree).find(({ no }) => no !== undefined && String(no) === chosen.current);
    setDropped(!same);
    void navigate({
      to: '/news',
      search: same ? { cataId: String(same.id) } : {},
      replace: true,
      resetScroll: false,
    });
  }, [cataId, tree, navigate]);
  return { dropped: dropped && cataId === undefined };
}
