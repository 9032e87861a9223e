import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { accountOf, session, tokenName } from '@/api/admin/session';
import type { StorageOwner } from './draft-store';
import { useAccount } from './use-account';

/**
 * Returns the owner of drafts, deleted items and health reports: identified by the token until the account is known,
 * which then owns what was stored for the token. Returns the last owner after the session has ended; undefined if the
 * component has seen no session.
 */
export function useStorageOwner(): StorageOwner | undefined {
  const { token } = useSnapshot(session);
  const account = useAccount();
  const [lastToken, setLastToken] = useState(token);
  if (token !== null && token !== lastToken) setLastToken(token);
  return useMemo(() => {
    if (lastToken === null) return undefined;
    const names = [account, accountOf(lastToken), tokenName(lastToken)].filter(
      (name) => name !== undefined,
    );
    const [user = '', ...otherNames] = new Set(names);
    return { user, otherNames };
  }, [lastToken, account]);
}
