import { useNavigate } from '@tanstack/react-router';
import { logOut } from '@/api/admin/login';
import { Store } from '@/lib/store';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import {
  saveOpenForms,
  listDrafts,
  type Draft,
  type StorageOwner,
} from '@/admin/shared/draft-store';
import { listDeletedItems, type DeletedItem } from '@/admin/shared/deleted-item-store';
import { flushPendingMutations } from '@/admin/requests/pending-mutations';
import { isDiscardIncomplete } from './incomplete-discard';

interface LogOutDialogContent {
  owner: StorageOwner;
  drafts: readonly Draft[];
  deletedItems: readonly DeletedItem[];
  isImportResumable: boolean;
}

/** Holds what the logout dialog shows while it is open; null when it is closed. */
export const logOutDialog = new Store<LogOutDialogContent | null>(null);

/** Holds whether the screen shows an import with rows that are not done, which can be resumed after a logout. */
export const hasResumableImport = new Store(false);

/**
 * Returns the function that logs out in all tabs and navigates to the login screen (D14). Sends pending mutations
 * first, such as deletions that can be undone.
 */
export function useEndSession(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await flushPendingMutations();
    isDiscardIncomplete.set(false);
    void logOut();
    // `LogOutDialog` replaces the navigation blocker; a deliberate logout leaves no path to return to.
    await navigate({ to: '/admin-login', replace: true, ignoreBlocker: true });
  };
}

/**
 * Returns the logout function: like `useEndSession`, but opens `LogOutDialog` when the screen has a resumable import, or
 * the user has drafts or deleted items in this browser, including unsaved input.
 */
export function useLogOut(): () => Promise<void> {
  const owner = useStorageOwner();
  const endSession = useEndSession();
  return async () => {
    await saveOpenForms();
    const drafts = owner ? await listDrafts(owner) : [];
    const deletedItems = owner ? await listDeletedItems(owner) : [];
    const isImportResumable = hasResumableImport.get();
    if (owner && (drafts.length + deletedItems.length > 0 || isImportResumable)) {
      logOutDialog.set({ owner, drafts, deletedItems, isImportResumable });
    } else await endSession();
  };
}
