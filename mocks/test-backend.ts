import { afterEach, beforeEach } from '@jest/globals';
import { createBackend, type Backend } from './backend';
import type { BackendOptions } from './backend-options';
import { TestClient } from './test-client';

/**
 * Creates a new backend with a logged-in administrator for every test of a file, and fails a test whose requests violated the
 * contract.
 */
export function useBackend(options: BackendOptions = {}) {
  const current = {} as { backend: Backend; client: TestClient };
  beforeEach(async () => {
    current.backend = await createBackend(options);
    current.client = new TestClient(current.backend);
    await current.client.login();
  });
  afterEach(() => {
    current.backend.assertContract();
  });
  return current;
}
