import { createBackend, type Backend } from '../mocks/backend';
import { API_PREFIX } from '../mocks/contract';
import { startSession } from '../src/api/admin/session';

/** Prepares the seeded backend for a story. */
export type Prepare = (backend: Backend) => void;

let backend: Promise<Backend> | undefined;
let prepareBackend: Prepare | undefined;

function interceptFetch(mock: Backend): void {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isCall = new URL(request.url).pathname.startsWith(`${API_PREFIX}/`);
    return isCall ? mock.handle(request) : originalFetch(input, init);
  };
}

/** Starts the mock backend of the stories without a service worker, and logs in its administrator. */
export async function startBackend(prepare: Prepare | undefined): Promise<void> {
  if (backend && prepare === prepareBackend) return;
  prepareBackend = prepare;
  const isFirst = !backend;
  backend ??= createBackend({ origin: location.origin });
  const mock = await backend;
  if (isFirst) interceptFetch(mock);
  else await mock.reset();
  prepare?.(mock);
  startSession(mock.tokenFor(), 'admin');
}
