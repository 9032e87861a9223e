import type { CheckReport } from './check-report';
import type { LiveBackend } from './live-backend';
import { AFFECTED_SCREENS } from './affected-screens';
import { isAdminOperation, type Responses } from './collect-responses';

/** Checks which tokens the backend rejects: none, an invalid one, and one with `Bearer` (D1, D3, D5). */
export async function checkTokens(
  ledger: CheckReport,
  backend: LiveBackend,
  answers: Responses,
): Promise<void> {
  for (const [key, { id, name, status, ok }] of answers) {
    if (key.includes(' ')) continue;
    if (!isAdminOperation(id)) {
      ledger.hold('D1', status !== 401 && status !== 403, 'visitors need no token', [
        `${name} answers ${status} to a visitor`,
        `breaks: ${AFFECTED_SCREENS[id]} is missing for visitors`,
      ]);
      continue;
    }
    ledger.hold('D5', ok || status !== 401, 'the token is taken as it is', [
      `${name} answers 401 to the token as it is`,
      'breaks: every screen for staff goes back to the login',
    ]);
  }
  for (const id of [
    'getAdminProfile',
    'listAdminNews',
    'listAdminLawyers',
    'getAdminPortalConfiguration',
  ] as const) {
    const bare = await backend.call(id, { token: null, mayRefuse: true });
    ledger.hold('D1', bare.status === 401, 'staff calls without a token answer 401', [
      `${bare.name} answers ${bare.status} without a token`,
      'copes: the application makes this call only with a token',
    ]);
  }
  const made = await backend.call('getAdminProfile', {
    token: 'no-token-of-anybody',
    mayRefuse: true,
  });
  ledger.hold('D3', made.status === 401, 'an unknown token answers 401', [
    `an unknown token is answered ${made.status}`,
    made.ok
      ? 'breaks: anybody with a made-up token reads what staff read'
      : 'breaks: a session that has ended shows failed requests instead of the login',
  ]);
  if (backend.token === null || answers.get('getAdminProfile')?.ok) return;
  const bearer = await backend.call('getAdminProfile', {
    token: `Bearer ${backend.token}`,
    mayRefuse: true,
  });
  if (bearer.ok)
    ledger.differ(
      'D5',
      'the token is taken with `Bearer` only',
      'breaks: every screen for staff goes back to the login',
    );
}
