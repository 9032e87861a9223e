import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { Backend, createStore } from './backend';
import { completeOptions, type BackendOptions } from './backend-options';
import type { Store } from './db/store';
import { mswHandlers } from './msw';

/** A mock backend for Jest: `server.listen()` makes `fetch` reach it. */
export class MockBackend extends Backend {
  readonly handlers: HttpHandler[];
  readonly server: SetupServer;

  constructor(store: Store, options: Required<BackendOptions>) {
    super(store, options);
    this.handlers = mswHandlers((request) => this.handle(request), options.origin);
    this.server = setupServer(...this.handlers);
  }
}

/**
 * A mock backend with a store and an MSW server of its own. Start it with `server.listen()`, put it
 * back with `reset()`, and let `assertContract()` fail a test whose calls broke the contract.
 */
export async function createMockBackend(options: BackendOptions = {}): Promise<MockBackend> {
  const complete = completeOptions(options);
  return new MockBackend(await createStore(complete), complete);
}
