import { createApi } from '@/api/client';
import { awaitSuccess } from '@/api/response-envelope';
import { malformedError } from '@/api/errors';
import { tokenIn } from './response-values';
import { isUsableToken } from './usable-token';
import { endSession, session, startSession } from './session';

/** Reports a login that returned a token that no header can carry (D5). */
export class UnusableTokenError extends Error {}

/**
 * Logs in and starts the session (§4). Throws `ApiError`, or `UnusableTokenError`; a 401 rejects these credentials
 * and ends no session, as no token was sent (D3).
 */
export async function login(loginAccount: string, password: string): Promise<void> {
  const loginApi = createApi({ getToken: () => null, allowsBareWord: true });
  const { data } = await loginApi.POST('/admin/login', { body: { loginAccount, password } });
  const token = tokenIn(data);
  if (token === undefined) throw malformedError(data);
  if (!isUsableToken(token)) throw new UnusableTokenError();
  startSession(token, loginAccount.trim());
}

/**
 * Logs out (D14): ends the local session at once and notifies the backend with the former token, ignoring its
 * response.
 */
export async function logOut(): Promise<void> {
  const { token } = session;
  endSession('quit');
  const logoutApi = createApi({ getToken: () => token });
  await awaitSuccess(logoutApi.GET('/admin/quit', {})).catch(() => undefined);
}
