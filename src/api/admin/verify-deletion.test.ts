/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { ApiError } from '@/api/errors';
import { verifyDeletion } from './verify-deletion';

const respondOk = () => Promise.resolve({});
const createFailingCall = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'http', ...init }));
const loseResponse = createFailingCall({ kind: 'network' });
const respondBadGateway = createFailingCall({ status: 502 });
const respondConflict = createFailingCall({ status: 409 });

/** Returns 'deleted' or the error that `verifyDeletion` throws, as text. */
async function outcomeOf(
  call: () => Promise<object>,
  storedState: boolean | 'unknown' | 'logged out',
): Promise<string> {
  const fetchIsStored = jest.fn(() => {
    if (storedState === 'unknown') return loseResponse();
    if (storedState === 'logged out') return createFailingCall({ status: 401 })();
    return Promise.resolve(storedState);
  });
  try {
    await verifyDeletion(call(), fetchIsStored);
    return 'deleted';
  } catch (error) {
    return error instanceof ApiError
      ? String(error.status || error.kind)
      : (error as Error).message;
  }
}

const UNVERIFIED = 'The deletion could not be verified: unknown';

it.each([
  ['a success', 'deleted', respondOk, false],
  [
    'a success after which the item is still stored',
    'The deletion could not be verified: not-deleted',
    respondOk,
    true,
  ],
  ['a success after which the list cannot be fetched', 'deleted', respondOk, 'unknown'],
  ['a lost response, the item deleted', 'deleted', loseResponse, false],
  ['a lost response, the item still stored', 'network', loseResponse, true],
  ['a lost response, the state of the item unknown', UNVERIFIED, loseResponse, 'unknown'],
  ['a success after which the session has ended', UNVERIFIED, respondOk, 'logged out'],
  ['a lost response after which the session has ended', UNVERIFIED, loseResponse, 'logged out'],
  ['a 502, the item deleted', 'deleted', respondBadGateway, false],
  ['a 502, the item still stored', '502', respondBadGateway, true],
  ['a rejection', '409', respondConflict, true],
  ['a 404', 'deleted', createFailingCall({ status: 404 }), false],
] as const)('verifyDeletion, after %s, reports “%s”', async (_, expected, call, storedState) => {
  expect(await outcomeOf(call, storedState)).toBe(expected);
});
