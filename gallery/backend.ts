import { createBackend, type Backend } from '../mocks/backend';
import { API_PREFIX } from '../mocks/contract';
import { startSession } from '../src/api/staff/session';

let backend: Promise<Backend> | undefined;

/** Has the mock answer the calls of the parts, without a service worker, and signs its administrator in. */
export async function startBackend(): Promise<void> {
  if (backend) return;
  backend = createBackend({ origin: location.origin });
  const answering = await backend;
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isCall = new URL(request.url).pathname.startsWith(`${API_PREFIX}/`);
    return isCall ? answering.handle(request) : real(input, init);
  };
  startSession(answering.tokenFor(), 'admin');
}
