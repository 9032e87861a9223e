/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createBackend } from './backend';
import { contentPart, contentFromHash, withoutUsers } from './page-content';

const CONTENT = { scale: 'one', languages: ['en_US', 'zh_CN'], siteStatus: 1 } as const;
const contentWith = (changes: Parameters<typeof withoutUsers>[0]['changes']) => ({
  seed: 'this',
  content: CONTENT,
  changes,
});

test('contentPart encodes the stored content in the URL fragment, without sessions', async () => {
  const backend = await createBackend();
  const [banner] = backend.db.banners.all();
  backend.db.banners.update(banner!.id, { title: '“é” & ÿ 律师' });
  const content = withoutUsers(contentWith(backend.db.takeChanges()));
  expect(content.changes.map(({ table }) => table)).toEqual(['banners']);
  const part = await contentPart(content);
  expect(part).toMatch(/^mock=[\w-]+$/);
  expect(await contentFromHash(`#${part}`)).toEqual({ hash: '', stored: content });
  expect(await contentFromHash(`#s-2&${part}`)).toEqual({ hash: '#s-2', stored: content });
});

test('contentFromHash ignores a URL without content and throws on a truncated one', async () => {
  const part = await contentPart(contentWith([]));
  for (const hash of ['', '#s-2']) expect(await contentFromHash(hash)).toBeUndefined();
  await expect(contentFromHash(`#${part}`.slice(0, -5))).rejects.toThrow(
    'the URL may be truncated',
  );
});

test('contentPart returns undefined when the content is too long for a URL', async () => {
  const incompressibleText = Array.from({ length: 20_000 }, (_, at) =>
    Math.imul(at, 0x9e3779b1),
  ).join('');
  const record = { id: 1, base64: incompressibleText };
  expect(await contentPart(contentWith([{ table: 'files', id: '1', record }]))).toBeUndefined();
});
