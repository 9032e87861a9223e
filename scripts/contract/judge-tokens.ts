import type { Ledger } from './ledger';
import type { LiveBackend } from './live-backend';
import { isStaffs, type Answers } from './reads';

/** The calls that are sent to see what is refused: without a token, with one that is made up, and with `Bearer` (D1, D3, D5). */
export async function judgeTokens(
  ledger: Ledger,
  backend: LiveBackend,
  answers: Answers,
): Promise<void> {
  for (const [key, { id, name, status, ok }] of answers) {
    if (key.includes(' ')) continue;
    if (!isStaffs(id)) {
      ledger.hold(
        'D1',
        status !== 401 && status !== 403,
        'visitors need no token',
        `${name} answers ${status} to a visitor`,
      );
      continue;
    }
    ledger.hold(
      'D5',
      ok || status !== 401,
      'the token is taken as it is',
      `${name} answers 401 to the token as it is`,
    );
  }
  for (const id of [
    'getAdminProfile',
    'listAdminNews',
    'listAdminLawyers',
    'getAdminPortalConfiguration',
  ] as const) {
    const bare = await backend.call(id, { token: null, mayRefuse: true });
    ledger.hold(
      'D1',
      bare.status === 401,
      'staff calls without a token answer 401',
      `${bare.name} answers ${bare.status} without a token`,
    );
  }
  const made = await backend.call('getAdminProfile', {
    token: 'no-token-of-anybody',
    mayRefuse: true,
  });
  ledger.hold(
    'D3',
    made.status === 401,
    'an unknown token answers 401',
    `an unknown token is answered ${made.status}`,
  );
  if (backend.token === null || answers.get('getAdminProfile')?.ok) return;
  const bearer = await backend.call('getAdminProfile', {
    token: `Bearer ${backend.token}`,
    mayRefuse: true,
  });
  if (bearer.ok) ledger.refute('D5', 'the token is taken with `Bearer` only');
}
