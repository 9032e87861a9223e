import { afterEach, beforeEach } from '@jest/globals';
import { createBackend, type Backend } from './backend';
import type { BackendOptions } from './backend-options';
import { TestClient } from './test-client';

/**
 * Creates a new backend with a logged-in administrator for every test of a file, and fails a test whose requests violated the
 * contract.
 */
export function setUpBackend(options: BackendOptions = {}) {
  const testBackend = {} as { backend: Backend; client: TestClient };
  beforeEach(async () => {
    testBackend.backend = await createBackend(options);
    testBackend.client = new TestClient(testBackend.backend);
    await testBackend.client.login();
  });
  afterEach(() => {
    testBackend.backend.assertContract();
  });
  return testBackend;
}
