import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deleteCatalogue, revalidateCatalogues, type CatalogueType } from '@/api/admin/catalogues';
import { useStore } from '@/lib/use-store';
import { versionsOf } from '@/lib/group-versions';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { useNameList } from '@/admin/shared/use-name-list';
import type { RequestedDeletion } from './catalogue-deletion-dialog';
import { toDeletedNamesContent } from '@/admin/names/deleted-names';
import type { NamedItem } from '@/admin/names/named-items';
import type { NamedItems } from '@/admin/names/use-named-items';
import { findDeletionBlockers } from './deletion-blockers';

/**
 * Deletes catalogues: looks for blockers (D32), shows a confirm dialog, then deletes the chosen versions with time to
 * undo (docs/architecture.md#6-unsaved-work). `announce` announces the result.
 */
export function useCatalogueDeletion(
  type: CatalogueType,
  { byNo, nameOf, languageOf }: NamedItems,
  announce: (text: string) => void,
) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const formatList = useNameList();
  const [blockerCheck, setBlockerCheck] = useState<{ no: string; message: string | undefined }>();
  const requestedDeletions = useStore<readonly RequestedDeletion[]>([]);
  const mutations = useRowMutations<NamedItem>({
    keyOf: ({ no }) => no,
    nameOf,
    rows: [...byNo.values()],
    // Each deletion refetches the trees itself.
    revalidate: () => Promise.resolve(),
  });

  const start = async (item: NamedItem) => {
    if (blockerCheck && !blockerCheck.message) return;
    setBlockerCheck({ no: item.no, message: undefined });
    try {
      const blockers = await findDeletionBlockers(type, item);
      setBlockerCheck(undefined);
      if (blockers.isDeleted) {
        const name = nameOf(item);
        announce(t`“${name}” was deleted by someone else.`);
        await revalidateCatalogues();
      } else requestedDeletions.set([{ item, blockers }]);
    } catch (error) {
      setBlockerCheck({ no: item.no, message: messageOf(error) });
    }
  };

  const remove = (item: NamedItem, codes: readonly string[]) => {
    const name = nameOf(item);
    const allVersions = versionsOf(item);
    const chosenVersions = allVersions.filter(({ lang }) => codes.includes(lang));
    const languages = formatList(chosenVersions.map(({ lang }) => languageOf(lang)));
    void mutations.run([item], {
      name: 'delete',
      isUndoable: true,
      send: async (_, idempotencyKeys) => {
        await deleteCatalogue(type, chosenVersions, idempotencyKeys);
        announce(
          chosenVersions.length === allVersions.length
            ? t`“${name}” has been deleted.`
            : t`“${name}” has been deleted in ${languages}.`,
        );
      },
      fetchContent: () => toDeletedNamesContent(item, codes, type),
    });
  };

  return { mutations, blockerCheck, requestedDeletions, start, remove };
}
