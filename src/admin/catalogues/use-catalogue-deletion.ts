import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteCatalogue, refreshCatalogues } from '../../api/staff/catalogues';
import { useErrorMessage } from '../kit/frame/error-message';
import { useRowWrites } from '../kit/list/use-row-writes';
import type { Deletion } from './catalogue-deletion';
import { versionsOf, type Folder } from './catalogue-folders';
import { findObstacles } from './catalogue-obstacles';
import type { Shelf } from './catalogue-writes';

/**
 * The deletion of catalogues: first what stands in the way is looked for (D32), then the question, then
 * all versions go, with time to undo that (design 6). `say` tells what has happened.
 */
export function useCatalogueDeletion(
  { type, byNo }: Shelf,
  nameOf: (folder: Folder) => string,
  say: (words: string) => void,
) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const [check, setCheck] = useState<{ no: string; message: string | undefined }>();
  const [asked, setAsked] = useState<Deletion | null>(null);
  const writes = useRowWrites<Folder>({
    keyOf: ({ no }) => no,
    nameOf,
    rows: [...byNo.values()],
    // Each deletion reads the trees again itself.
    afterwards: () => Promise.resolve(),
  });

  const start = async (folder: Folder) => {
    if (check && !check.message) return;
    setCheck({ no: folder.no, message: undefined });
    try {
      const obstacles = await findObstacles(type, folder);
      setCheck(undefined);
      if (obstacles.gone) {
        const name = nameOf(folder);
        say(t`“${name}” has been deleted by somebody else in the meantime.`);
        await refreshCatalogues();
      } else setAsked({ folder, obstacles });
    } catch (error) {
      setCheck({ no: folder.no, message: messageOf(error) });
    }
  };

  const remove = (folder: Folder) => {
    const name = nameOf(folder);
    void writes.run([folder], {
      name: 'delete',
      undoable: true,
      send: async () => {
        await deleteCatalogue(versionsOf(folder).map(({ id }) => id));
        say(t`“${name}” has been deleted.`);
      },
    });
  };

  return { writes, check, asked, start, remove, close: () => setAsked(null) };
}
