import type { CheckContext } from './check-context';
import { AFFECTED_FEATURES } from './affected-features';
import { isAdminOperation } from './collect-responses';

/**
 * Checks that the backend rejects a missing or unknown token and accepts the raw token, and that visitors need none;
 * reports a backend that accepts only `Bearer` (D1, D3, D5).
 */
export async function checkTokens({ report, backend, responses }: CheckContext): Promise<void> {
  for (const [key, { id, name, status, ok }] of responses) {
    // Skips the responses by language, such as `listNews en_US`.
    if (key.includes(' ')) continue;
    if (!isAdminOperation(id)) {
      report.check('D1', status !== 401 && status !== 403, 'visitors need no token', [
        `${name} responds with ${status} to a visitor`,
        `breaks: ${AFFECTED_FEATURES[id]} is missing for visitors`,
      ]);
      continue;
    }
    report.check('D5', ok || status !== 401, 'the token is accepted without a prefix', [
      `${name} responds with 401 to the token without a prefix`,
      'breaks: every screen for staff returns to the login',
    ]);
  }
  for (const id of [
    'getAdminProfile',
    'listAdminNews',
    'listAdminLawyers',
    'getAdminPortalConfiguration',
  ] as const) {
    const anonymousResponse = await backend.call(id, { token: null, mayBeRejected: true });
    report.check('D1', anonymousResponse.status === 401, 'admin calls without a token get 401', [
      `${anonymousResponse.name} responds with ${anonymousResponse.status} without a token`,
      'copes: the application makes this call only with a token',
    ]);
  }
  const responseToInventedToken = await backend.call('getAdminProfile', {
    token: 'no-token-of-anybody',
    mayBeRejected: true,
  });
  report.check('D3', responseToInventedToken.status === 401, 'an unknown token gets 401', [
    `an unknown token gets ${responseToInventedToken.status}`,
    responseToInventedToken.ok
      ? 'breaks: anybody can read admin data with an invented token'
      : 'breaks: a session that has ended shows failed requests instead of the login',
  ]);
  if (backend.token === null || responses.get('getAdminProfile')?.ok) return;
  const responseToBearerToken = await backend.call('getAdminProfile', {
    token: `Bearer ${backend.token}`,
    mayBeRejected: true,
  });
  if (responseToBearerToken.ok)
    report.contradict(
      'D5',
      'the token is accepted with `Bearer` only',
      'breaks: every screen for staff returns to the login',
    );
}
