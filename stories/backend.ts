import { createBackend, type Backend } from '../mocks/backend';
import { API_PREFIX } from '../mocks/contract';
import { startSession } from '../src/api/admin/session';

/** Prepares the seeded backend for a story. */
export type PrepareBackend = (backend: Backend) => void;

let backend: Promise<Backend> | undefined;
let prepareBackend: PrepareBackend | undefined;

function interceptFetch(mock: Backend): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isCall = new URL(request.url).pathname.startsWith(`${API_PREFIX}/`);
    return isCall ? mock.handle(request) : originalFetch(input, init);
  };
}

/**
 * Starts the mock backend of the stories without a service worker, or resets it for a story with another `prepare`, and
 * logs in its administrator.
 */
export async function startBackend(prepare: PrepareBackend | undefined): Promise<void> {
  if (backend && prepare === prepareBackend) return;
  prepareBackend = prepare;
  const isFirstStory = !backend;
  backend ??= createBackend({ origin: location.origin });
  const mock = await backend;
  if (isFirstStory) interceptFetch(mock);
  else await mock.reset();
  prepare?.(mock);
  startSession(mock.tokenFor(), 'admin');
}
