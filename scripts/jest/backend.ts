import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import type { BackendOptions } from '../../mocks/backend-options';
import { createMockBackend, type MockBackend } from '../../mocks/node';
import { login } from '../../src/api/admin/login';
import { emptyIndexedDb } from './indexed-db';
import { resetBrowser } from './open-screen';

/** The mock backend of a test file that has called `startBackend` or `startAdmin`. */
export let backend: MockBackend;

/**
 * Starts each test of the file with the seeded backend and a fresh browser. A call that breaks the contract fails
 * the test.
 */
export function startBackend(options?: BackendOptions): void {
  beforeAll(async () => {
    backend = await createMockBackend(options);
    backend.server.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(async () => {
    await backend.reset('seed');
    // The file of the build, which no prerender run has filled.
    backend.server.resetHandlers();
    backend.server.use(http.get('*/firm.json', () => HttpResponse.json({})));
    await resetBrowser();
    // The draft of an earlier test would show the recovery banner and block the form.
    emptyIndexedDb();
  });
  afterEach(() => backend.assertContract());
  afterAll(() => backend.server.close());
}

/** Starts each test like `startBackend`, logged in as the mock's administrator. */
export function startAdmin(options?: BackendOptions): void {
  startBackend(options);
  beforeEach(() => login('admin', 'admin123'));
}

/** Returns the recorded requests of a method whose path equals `path` without `/api`, or matches the pattern with `/api`. */
export function calls(method: string, path: string | RegExp) {
  const isRequested = (requested: string) =>
    typeof path === 'string' ? requested === `/api${path}` : path.test(requested);
  return backend.requests.filter(
    (request) => request.method === method && isRequested(request.path),
  );
}
