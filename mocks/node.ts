import type { HttpHandler } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { Backend, createStore, createMswHandlers } from './backend';
import { completeOptions, type BackendOptions } from './backend-options';
import type { Store } from './db/store';

/** A mock backend for Jest: `server.listen()` makes `fetch` reach it. */
export class MockBackend extends Backend {
  readonly handlers: HttpHandler[];
  readonly server: SetupServer;

  constructor(store: Store, options: Required<BackendOptions>) {
    super(store, options);
    this.handlers = createMswHandlers((request) => this.handle(request), options.origin);
    this.server = setupServer(...this.handlers);
  }
}

/**
 * Creates a mock backend with its own store and MSW server. Start it with `server.listen()`, restore the initial data with
 * `reset()`, and fail a test that violated the contract with `assertContract()`.
 */
export async function createMockBackend(options: BackendOptions = {}): Promise<MockBackend> {
  const completedOptions = completeOptions(options);
  return new MockBackend(await createStore(completedOptions), completedOptions);
}
