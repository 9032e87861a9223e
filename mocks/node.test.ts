import { File as NodeFile } from 'node:buffer';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createMockBackend, type MockBackend } from './node';

let mock: MockBackend;
const headers = { 'X-LawFirm-ID': '100', 'X-Language': 'en_US' };

beforeAll(async () => {
  mock = await createMockBackend();
  mock.server.listen({ onUnhandledFrame: 'error' });
});

afterEach(async () => {
  mock.assertContract();
  await mock.reset();
});

afterAll(() => {
  mock.server.close();
});

async function login(): Promise<string> {
  const response = await fetch(`${location.origin}/api/admin/login`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ loginAccount: 'admin', password: 'admin123' }),
  });
  return ((await response.json()) as { result: string }).result;
}

test('mock backend in Node responds to an API request that code in jsdom sends with `fetch`', async () => {
  const response = await fetch(`${location.origin}/api/user/catalog?type=0&_t=1`, { headers });
  expect(response.status).toBe(200);
  expect(mock.requests).toHaveLength(1);
});

test('mock backend in Node returns a file that a form uploaded', async () => {
  // The `FormData` is Node's, which does not accept a jsdom file.
  const picture = new NodeFile(['picture'], 'p.png', { type: 'image/png' });
  const form = new FormData();
  form.set('file', picture as unknown as File);
  const response = await fetch(`${location.origin}/api/admin/files/upload`, {
    method: 'POST',
    headers: { ...headers, Authorization: await login() },
    body: form,
  });
  const { result } = (await response.json()) as { result: { fileId: string } };
  const file = await fetch(`${location.origin}${result.fileId}`);
  expect(await file.text()).toBe('picture');
});

test('mock backend in Node makes fetch reject on a broken connection', async () => {
  mock.injectFault({ path: '/user/catalog', disconnect: true });
  await expect(fetch(`${location.origin}/api/user/catalog`, { headers })).rejects.toThrow();
});
