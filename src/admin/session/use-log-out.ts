import { useNavigate } from '@tanstack/react-router';
import { quit } from '../../api/staff/login';
import { sendHeldWrites } from '../kit/requests/pending-writes';

/**
 * Gives what signs out in all tabs and leads to the login screen (D14). Deletions that could still be undone
 * are sent first, as on leaving their list.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await sendHeldWrites();
    void quit();
    // Drafts are kept, so nothing asks; and no way back is offered to who left on purpose.
    await navigate({ to: '/admin-login', replace: true, ignoreBlocker: true });
  };
}
