import { useNavigate } from '@tanstack/react-router';
import { proxy, ref } from 'valtio/vanilla';
import { quit } from '@/api/admin/login';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import { saveOpenForms, listDrafts, type Draft, type DraftOwner } from '@/admin/shared/draft-store';
import { flushPendingMutations } from '@/admin/requests/pending-mutations';

/** Taken as they are: a store would make copies of whatever the drafts hold. */
type Asked = ReturnType<typeof ref<{ owner: DraftOwner; drafts: readonly Draft[] }>>;

/** The drafts that are asked about before someone logs out, and whose they are; null where nothing is asked. */
export const logOutQuestion = proxy<{ asked: Asked | null }>({ asked: null });

/**
 * Gives what signs out in all tabs at once and leads to the login screen (D14). Deletions that could still be undone
 * are sent first, as on leaving their list.
 */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await flushPendingMutations();
    void quit();
    // Drafts were asked about, so nothing else asks; and no way back is offered to who left on purpose.
    await navigate({ to: '/admin-login', replace: true, ignoreBlocker: true });
  };
}

/**
 * Gives what a person signs out with: as `useLeave`, but where drafts of theirs are kept in this browser, what was typed a
 * moment ago included, `LogOutDialog` asks first what becomes of them.
 */
export function useLogOut(): () => Promise<void> {
  const owner = useDraftOwner();
  const leave = useLeave();
  return async () => {
    await saveOpenForms();
    const drafts = owner ? await listDrafts(owner) : [];
    if (owner && drafts.length > 0) logOutQuestion.asked = ref({ owner, drafts });
    else await leave();
  };
}
