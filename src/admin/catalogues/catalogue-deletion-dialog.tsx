import { Trans, useLingui } from '@lingui/react/macro';
import { type CatalogueType, deleteCatalogue, revalidateCatalogues } from '@/api/admin/catalogues';
import type { Store } from '@/lib/store';
import { useStoreValue, useNewStore } from '@/lib/use-store';
import { versionsOf } from '@/admin/shared/group-versions';
import { ConfirmDeletionDialog } from '@/admin/list/confirm-deletion-dialog';
import type { NamedItem } from '@/admin/names/named-items';
import type { NamedItems } from '@/admin/names/use-named-items';
import { useLastRows } from '@/admin/shared/use-last-rows';
import { CatalogueInUseDialog } from './catalogue-in-use-dialog';
import { type DeletionBlockers, findDeletionBlockers } from './deletion-blockers';
import { useState } from 'react';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { useNameDeletion } from '@/admin/names/deleted-names';

interface RequestedDeletion {
  item: NamedItem;
  blockers: DeletionBlockers;
}

interface CatalogueDeletionDialogProps {
  type: CatalogueType;
  namedItems: NamedItems;
  /** At most one catalogue to delete; none closes the dialog. */
  store: Store<readonly RequestedDeletion[]>;
  onDelete: (item: NamedItem, codes: readonly string[]) => void;
}

/** Renders the blockers of the deletion of a catalogue (D32), or a confirm dialog with the languages to delete. */
export function CatalogueDeletionDialog(props: CatalogueDeletionDialogProps) {
  const { type, namedItems, store, onDelete } = props;
  const { t } = useLingui();
  const deletions = useStoreValue(store);
  const [shownDeletion] = useLastRows(deletions);
  if (!shownDeletion) return null;
  const { children, articlesByLanguage, isComplete } = shownDeletion.blockers;
  if (children.length > 0 || articlesByLanguage.length > 0 || !isComplete)
    return (
      <CatalogueInUseDialog
        open={deletions.length > 0}
        {...{ type, namedItems, ...shownDeletion }}
        onClose={() => store.set([])}
      />
    );
  const name = namedItems.nameOf(shownDeletion.item);
  return (
    <ConfirmDeletionDialog
      store={store}
      languagesOf={({ item }) => versionsOf(item).map(({ lang }) => lang)}
      title={() => t`Delete this catalogue?`}
      onDelete={(_, codes) => onDelete(shownDeletion.item, codes)}
    >
      {({ deletesAllLanguages, languages, picker }) => (
        <>
          <p>
            {deletesAllLanguages ? (
              <Trans>
                “{name}” will be deleted in all its languages ({languages}), here and on the site.
                You can undo this for a few seconds.
              </Trans>
            ) : (
              <Trans>
                “{name}” will be deleted in {languages} only, here and on the site. The other
                languages are kept. You can undo this for a few seconds.
              </Trans>
            )}
          </p>
          {picker}
        </>
      )}
    </ConfirmDeletionDialog>
  );
}

/**
 * Manages the deletion of a catalogue: `start` looks for blockers (D32) and requests the dialog; `remove` deletes the
 * chosen versions with time to undo (docs/architecture.md#6-unsaved-work).
 */
export function useCatalogueDeletion(
  type: CatalogueType,
  namedItems: NamedItems,
  announce: (message: string) => void,
) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const { itemsByNo, nameOf } = namedItems;
  const [blockerCheck, setBlockerCheck] = useState<{ no: string; message: string | undefined }>();
  const requestedDeletions = useNewStore<readonly RequestedDeletion[]>([]);
  const mutations = useRowMutations<NamedItem>({
    keyOf: ({ no }) => no,
    nameOf,
    rows: [...itemsByNo.values()],
    // Each deletion refetches the trees itself.
    revalidate: () => Promise.resolve(),
  });

  const start = async (item: NamedItem) => {
    if (blockerCheck && blockerCheck.message === undefined) {
      const checkedItem = itemsByNo.get(blockerCheck.no);
      const name = checkedItem ? nameOf(checkedItem) : '';
      if (blockerCheck.no !== item.no) announce(t`Wait until “${name}” has been checked.`);
      return;
    }
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

  const remove = useNameDeletion(namedItems, {
    mutations,
    type,
    send: (versions, idempotencyKeys) => deleteCatalogue(type, versions, idempotencyKeys),
    announce,
  });

  return { mutations, blockerCheck, requestedDeletions, start, remove };
}
