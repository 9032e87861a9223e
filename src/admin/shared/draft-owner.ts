import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { accountOf, session, tokenName } from '@/api/admin/session';
import type { DraftOwner } from './draft-store';
import { useAccount } from './use-account';

/**
 * Whose drafts there are: from the first moment on, by the token, and as soon as it is known by the account, to whose
 * drafts then belongs what was kept before. Undefined only where nobody has signed in. Whoever was signed in last stays
 * while their screen is left.
 */
export function useDraftOwner(): DraftOwner | undefined {
  const { token } = useSnapshot(session);
  const account = useAccount();
  const [shown, setShown] = useState(token);
  if (token !== null && token !== shown) setShown(token);
  return useMemo(() => {
    if (shown === null) return undefined;
    const names = [account, accountOf(shown), tokenName(shown)].filter(
      (name) => name !== undefined,
    );
    const [user = '', ...aliases] = new Set(names);
    return { user, aliases };
  }, [shown, account]);
}
