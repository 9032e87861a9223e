import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteCatalogue, refreshCatalogues, type CatalogueType } from '../../api/staff/catalogues';
import { useErrorMessage } from '../kit/requests/error-message';
import { useRowWrites } from '../kit/list/use-row-writes';
import type { Deletion } from './catalogue-deletion';
import { versionsOf, type NamedItem } from '../names/named-items';
import type { NamedItems } from '../names/use-named-items';
import { findObstacles } from './catalogue-obstacles';

/**
 * The deletion of catalogues: first what stands in the way is looked for (D32), then the question, then
 * all versions go, with time to undo that (design 6). `say` tells what has happened.
 */
export function useCatalogueDeletion(
  type: CatalogueType,
  { byNo, nameOf }: NamedItems,
  say: (words: string) => void,
) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const [check, setCheck] = useState<{ no: string; message: string | undefined }>();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const writes = useRowWrites<NamedItem>({
    keyOf: ({ no }) => no,
    nameOf,
    rows: [...byNo.values()],
    // Each deletion reads the trees again itself.
    afterwards: () => Promise.resolve(),
  });

  const start = async (item: NamedItem) => {
    if (check && !check.message) return;
    setCheck({ no: item.no, message: undefined });
    try {
      const obstacles = await findObstacles(type, item);
      setCheck(undefined);
      if (obstacles.gone) {
        const name = nameOf(item);
        say(t`“${name}” has been deleted by somebody else in the meantime.`);
        await refreshCatalogues();
      } else setAsked({ item, obstacles });
    } catch (error) {
      setCheck({ no: item.no, message: messageOf(error) });
    }
  };

  const remove = (item: NamedItem) => {
    const name = nameOf(item);
    void writes.run([item], {
      name: 'delete',
      undoable: true,
      send: async (_, action) => {
        await deleteCatalogue(
          versionsOf(item).map(({ id }) => id),
          action,
        );
        say(t`“${name}” has been deleted.`);
      },
    });
  };

  return { writes, check, asked, start, remove, close: () => setAsked(null) };
}
