import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import type { BackendOptions } from '../../mocks/backend-options';
import { createMockBackend, type MockBackend } from '../../mocks/node';
import { login } from '../../src/api/admin/login';
import { emptyIndexedDb } from './indexed-db';
import { freshBrowser } from './open-screen';

/** The mock backend of a test file that has called `startBackend` or `startAdmin`. */
export let backend: MockBackend;

/** Gives every test of the file the seeded backend and a fresh browser; a call that breaks the contract fails it. */
export function startBackend(options?: BackendOptions): void {
  beforeAll(async () => {
    backend = await createMockBackend(options);
    backend.server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(async () => {
    await backend.reset('seed');
    await freshBrowser();
    // A draft of another test would be offered and hold the form back.
    emptyIndexedDb();
  });
  afterEach(() => backend.assertContract());
  afterAll(() => backend.server.close());
}

/** As `startBackend`, signed in as the mock's administrator. */
export function startAdmin(options?: BackendOptions): void {
  startBackend(options);
  beforeEach(() => login('admin', 'admin123'));
}

/** The calls of a method that the backend was asked: those of one path, without `/api`, or of all that fit a pattern. */
export function calls(method: string, path: string | RegExp) {
  const fits = (asked: string) =>
    typeof path === 'string' ? asked === `/api${path}` : path.test(asked);
  return backend.requests.filter((request) => request.method === method && fits(request.path));
}
