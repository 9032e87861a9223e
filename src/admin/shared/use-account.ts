import { useState } from 'react';
import { useProfile } from '@/api/admin/profile';

/** Returns the logged-in account, also while the profile is refetched in another language. */
export function useAccount(): string | undefined {
  const account = useProfile().data?.loginAccount ?? undefined;
  const [lastAccount, setLastAccount] = useState(account);
  if (account !== undefined && account !== lastAccount) setLastAccount(account);
  return account ?? lastAccount;
}
