import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Collapse, Flex, Modal, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useStoreValue } from '@/lib/use-store';
import { LazyComponent } from '@/ui/lazy-component';
import { deleteParts, listDrafts, type Draft, type StorageOwner } from '@/admin/shared/draft-store';
import {
  listDeletedItems,
  removeDeletedItems,
  type DeletedItem,
} from '@/admin/shared/deleted-item-store';
import { RETENTION_DAYS } from '@/admin/shared/admin-db';
import { isDiscardIncomplete } from './incomplete-discard';
import { logOutDialog, useEndSession } from './use-log-out';

const loadList = () => import('@/admin/profile/draft-list');

const closeDialog = () => {
  logOutDialog.set(null);
};

interface DraftDetailsProps {
  owner: StorageOwner;
  drafts: readonly Draft[];
  /** Those of `drafts` that were not discarded. */
  remainingDrafts: readonly Draft[];
  deletedItemCount: number;
  onDiscarded: (draft: Draft) => void;
}

function DraftDetails({
  owner,
  drafts,
  remainingDrafts,
  deletedItemCount,
  onDiscarded,
}: DraftDetailsProps) {
  return (
    <>
      {remainingDrafts.length > 0 && (
        <p>
          <Plural
            value={RETENTION_DAYS}
            one="Drafts that you keep can be restored for # day after their last change when you log in again in this browser. They are stored unencrypted: if other people use this device, discard them."
            other="Drafts that you keep can be restored for # days after their last change when you log in again in this browser. They are stored unencrypted: if other people use this device, discard them."
          />
        </p>
      )}
      {deletedItemCount > 0 && (
        <p>
          <Plural
            value={deletedItemCount}
            one="# deleted item can still be restored in this browser. It is stored unencrypted."
            other="# deleted items can still be restored in this browser. They are stored unencrypted."
          />
        </p>
      )}
      {drafts.length > 0 && (
        <Collapse
          size="small"
          style={{ marginBlock: 12 }}
          items={[
            {
              key: 'drafts',
              label: <Trans>Show drafts</Trans>,
              children: (
                <LazyComponent load={loadList} fallback={<Skeleton active title={false} />}>
                  {({ DraftList }) => (
                    <DraftList
                      hidesExplanation
                      {...{ owner, onDiscarded }}
                      drafts={remainingDrafts}
                      onNavigate={closeDialog}
                    />
                  )}
                </LazyComponent>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Discards drafts. Returns those that the browser has discarded. */
async function discardDrafts(owner: StorageOwner, drafts: readonly Draft[]): Promise<Draft[]> {
  const results = await Promise.all(drafts.map((draft) => deleteParts(owner, draft.parts)));
  return drafts.filter((_, index) => results[index]);
}

/** Discards deleted items. Returns whether the browser has discarded them. */
function discardItems(owner: StorageOwner, items: readonly DeletedItem[]): Promise<boolean> {
  const ids = items.map(({ id }) => id);
  return removeDeletedItems(owner, ids);
}

/** Discards all drafts and deleted items of an owner. Returns whether the browser has discarded them. */
async function discardAll(owner: StorageOwner): Promise<boolean> {
  const drafts = await listDrafts(owner);
  const discardedDrafts = await discardDrafts(owner, drafts);
  const areItemsDiscarded = await discardItems(owner, await listDeletedItems(owner));
  return areItemsDiscarded && discardedDrafts.length === drafts.length;
}

interface DialogTitleProps {
  draftCount: number;
  deletedItemCount: number;
}

function DialogTitle({ draftCount, deletedItemCount }: DialogTitleProps) {
  return draftCount > 0 ? (
    <Plural
      value={draftCount}
      one="Keep # draft in this browser?"
      other="Keep # drafts in this browser?"
    />
  ) : deletedItemCount > 0 ? (
    <Plural
      value={deletedItemCount}
      one="Keep # deleted item in this browser?"
      other="Keep # deleted items in this browser?"
    />
  ) : (
    <Trans>Log out?</Trans>
  );
}

/**
 * Renders the dialog before logging out that offers to keep or discard the drafts and the deleted items in this browser,
 * and says that the tab keeps a resumable import (docs/architecture.md#6-unsaved-work, docs/decisions/0009).
 */
export function LogOutDialog() {
  const { t } = useLingui();
  const currentContent = useStoreValue(logOutDialog);
  const endSession = useEndSession();
  // Keeps the content while the dialog closes.
  const [shownContent, setShownContent] = useState(currentContent);
  const safestButton = useRef<HTMLButtonElement>(null);
  const [discardedDrafts, setDiscardedDrafts] = useState<readonly Draft[]>([]);
  const [discardState, setDiscardState] = useState<'pending' | 'failed'>();
  if (currentContent && currentContent !== shownContent) {
    setShownContent(currentContent);
    setDiscardState(undefined);
  }
  // Closes on unmount, so that another account does not see the dialog.
  useEffect(() => closeDialog, []);
  if (!shownContent) return null;
  const { owner, drafts, deletedItems, isImportResumable } = shownContent;
  const deletedItemCount = deletedItems.length;
  const remainingDrafts = drafts.filter((draft) => !discardedDrafts.includes(draft));
  const logOut = async () => {
    closeDialog();
    await endSession();
  };
  const isDiscarding = discardState === 'pending';
  const discardAndLogOut = async () => {
    setDiscardState('pending');
    const nowDiscarded = await discardDrafts(owner, remainingDrafts);
    if (
      nowDiscarded.length < remainingDrafts.length ||
      !(await discardItems(owner, deletedItems))
    ) {
      setDiscardedDrafts((before) => [...before, ...nowDiscarded]);
      setDiscardState('failed');
      return;
    }
    await logOut();
    // Leaving the screen has saved a draft of its form, and items whose deletion was pending.
    isDiscardIncomplete.set(!(await discardAll(owner)));
  };
  return (
    <Modal
      open={currentContent !== null}
      width={640}
      title={
        <DialogTitle draftCount={remainingDrafts.length} deletedItemCount={deletedItemCount} />
      }
      closable={false}
      onCancel={() => !isDiscarding && closeDialog()}
      // Focuses the button that loses nothing, after the dialog has set its own focus.
      afterOpenChange={(open) => open && safestButton.current?.focus()}
      footer={
        <Flex wrap gap={8} justify="end">
          <Button disabled={isDiscarding} onClick={closeDialog}>
            <Trans>Cancel</Trans>
          </Button>
          {remainingDrafts.length + deletedItemCount > 0 && (
            <Button danger loading={isDiscarding} onClick={() => void discardAndLogOut()}>
              <Trans>Discard and log out</Trans>
            </Button>
          )}
          <Button
            type="primary"
            ref={safestButton}
            disabled={isDiscarding}
            onClick={() => void logOut()}
          >
            {remainingDrafts.length + deletedItemCount > 0 ? t`Keep and log out` : t`Log out`}
          </Button>
        </Flex>
      }
    >
      {discardState === 'failed' && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t`This browser couldn’t discard everything. Reload the page and try again.`}
        />
      )}
      {isImportResumable && (
        <p>
          <Trans>
            This tab keeps the import, and you can resume it on this screen after you log in again.
            If other people use this device, discard the import before you log out.
          </Trans>
        </p>
      )}
      <div inert={isDiscarding}>
        <DraftDetails
          key={drafts[0]?.at}
          {...{ owner, drafts, remainingDrafts, deletedItemCount }}
          onDiscarded={(draft) => setDiscardedDrafts((before) => [...before, draft])}
        />
      </div>
    </Modal>
  );
}
