import { createBackend, type Backend } from '../mocks/backend';
import { API_PREFIX } from '../mocks/contract';
import { startSession } from '../src/api/admin/session';

/** Prepares the seeded backend for a story. */
export type Prepare = (backend: Backend) => void;

let backend: Promise<Backend> | undefined;
let met: Prepare | undefined;

function answerCalls(answering: Backend): void {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isCall = new URL(request.url).pathname.startsWith(`${API_PREFIX}/`);
    return isCall ? answering.handle(request) : real(input, init);
  };
}

/** Starts the mock backend of the stories without a service worker, and signs in its administrator. */
export async function startBackend(prepare: Prepare | undefined): Promise<void> {
  if (backend && prepare === met) return;
  met = prepare;
  const isFirst = !backend;
  backend ??= createBackend({ origin: location.origin });
  const answering = await backend;
  if (isFirst) answerCalls(answering);
  else await answering.reset();
  prepare?.(answering);
  startSession(answering.tokenFor(), 'admin');
}
