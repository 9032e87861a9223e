/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { ApiError } from '@/api/errors';
import { confirmDeleted } from './confirm-deleted';

const done = () => Promise.resolve({});
const failing = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'http', ...init }));
const lost = failing({ kind: 'network' });
const badGateway = failing({ status: 502 });
const rejected = failing({ status: 409 });

/** Returns the outcome of a deletion whose item is fetched afterwards, as one word. */
async function outcome(
  call: () => Promise<object>,
  stored: boolean | 'unknown' | 'logged out',
): Promise<string> {
  const isStored = jest.fn(() => {
    if (stored === 'unknown') return lost();
    if (stored === 'logged out') return failing({ status: 401 })();
    return Promise.resolve(stored);
  });
  try {
    await confirmDeleted(call(), isStored);
    return 'deleted';
  } catch (error) {
    return error instanceof ApiError
      ? String(error.status || error.kind)
      : (error as Error).message;
  }
}

it.each([
  ['a success', done, false, 'deleted'],
  ['a success after which the item is still stored', done, true, 'deletion not-deleted'],
  ['a success after which nothing can be read', done, 'unknown', 'deleted'],
  ['a lost response, the item deleted', lost, false, 'deleted'],
  ['a lost response, the item still stored', lost, true, 'network'],
  ['a lost response, the state of the item unknown', lost, 'unknown', 'deletion unknown'],
  ['a lost response after which the session has ended', lost, 'logged out', '401'],
  ['a 502, the item deleted', badGateway, false, 'deleted'],
  ['a 502, the item still stored', badGateway, true, '502'],
  ['a rejection', rejected, true, '409'],
  ['a 404', failing({ status: 404 }), false, 'deleted'],
] as const)(
  'confirmDeleted reports the true outcome after %s',
  async (_, call, stored, expected) => {
    expect(await outcome(call, stored)).toBe(expected);
  },
);
