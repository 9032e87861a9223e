import { createApi } from '../client';
import { confirm } from '../envelope';
import { malformed } from '../errors';
import { tokenIn } from '../token-in';
import { endSession, session, startSession } from './session';

/**
 * Signs in and starts the session (§4). Throws `ApiError`; a 401 here is about these credentials and ends no session, as no token was sent (D3).
 */
export async function login(loginAccount: string, password: string): Promise<void> {
  const entrance = createApi({ token: () => null, bareText: true });
  const { data } = await entrance.POST('/admin/login', { body: { loginAccount, password } });
  const token = tokenIn(data);
  if (token === undefined) throw malformed(data);
  startSession(token, loginAccount.trim());
}

/**
 * Signs out (D14): the local session ends at once; the backend is told with the token it had, and
 * whatever it answers changes nothing here.
 */
export async function quit(): Promise<void> {
  const { token } = session;
  endSession('quit');
  const leaving = createApi({ token: () => token });
  await confirm(leaving.GET('/admin/quit', {})).catch(() => undefined);
}
