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

it.each([
  ['a success', respondOk, false, 'deleted'],
  [
    'a success after which the item is still stored',
    respondOk,
    true,
    'The deletion could not be verified: not-deleted',
  ],
  ['a success after which the list cannot be fetched', respondOk, 'unknown', 'deleted'],
  ['a lost response, the item deleted', loseResponse, false, 'deleted'],
  ['a lost response, the item still stored', loseResponse, true, 'network'],
  [
    'a lost response, the state of the item unknown',
    loseResponse,
    'unknown',
    'The deletion could not be verified: unknown',
  ],
  [
    'a success after which the session has ended',
    respondOk,
    'logged out',
    'The deletion could not be verified: unknown',
  ],
  [
    'a lost response after which the session has ended',
    loseResponse,
    'logged out',
    'The deletion could not be verified: unknown',
  ],
  ['a 502, the item deleted', respondBadGateway, false, 'deleted'],
  ['a 502, the item still stored', respondBadGateway, true, '502'],
  ['a rejection', respondConflict, true, '409'],
  ['a 404', createFailingCall({ status: 404 }), false, 'deleted'],
] as const)(
  'verifyDeletion reports what is known of the outcome after %s',
  async (_, call, storedState, expected) => {
    expect(await outcomeOf(call, storedState)).toBe(expected);
  },
);
