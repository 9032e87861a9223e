import { useRef, useState } from 'react';
import { login } from '../../api/staff/login';

/** What is typed into the login form. */
export interface Credentials {
  account: string;
  password: string;
}

/**
 * Sends the login once at a time. `error` is what the last try threw. Success starts the session,
 * which is what the login screen waits for, so the button stays busy until it leaves.
 */
export function useLogin() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const sending = useRef(false);

  const send = async ({ account, password }: Credentials): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setError(null);
    try {
      await login(account.trim(), password);
    } catch (failure) {
      setError(failure);
      setBusy(false);
      sending.current = false;
    }
  };
  return { send, busy, error };
}
