/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createBackend } from './backend';
import { toContentFragment, contentFromHash, withoutUserData } from './content-fragment';

const CONTENT = { scale: 'one', languages: ['en_US', 'zh_CN'], siteStatus: 1 } as const;
const createContent = (changes: Parameters<typeof withoutUserData>[0]['changes']) => ({
  seed: 'this',
  content: CONTENT,
  changes,
});

test('toContentFragment encodes the stored content for contentFromHash, and withoutUserData removes sessions', async () => {
  const backend = await createBackend();
  const [banner] = backend.db.banners.all();
  backend.db.banners.update(banner!.id, { title: '“é” & ÿ 律师' });
  backend.tokenFor();
  const content = withoutUserData(createContent(backend.db.takeChanges()));
  expect(content.changes.map(({ table }) => table)).toEqual(['banners']);
  const fragment = await toContentFragment(content);
  expect(fragment).toMatch(/^mock=[\w-]+$/);
  expect(await contentFromHash(`#${fragment}`)).toEqual({ hash: '', storedContent: content });
  expect(await contentFromHash(`#s-2&${fragment}`)).toEqual({
    hash: '#s-2',
    storedContent: content,
  });
});

test('contentFromHash ignores a URL without content and throws on a truncated one', async () => {
  const fragment = await toContentFragment(createContent([]));
  for (const hash of ['', '#s-2']) expect(await contentFromHash(hash)).toBeUndefined();
  await expect(contentFromHash(`#${fragment}`.slice(0, -5))).rejects.toThrow(
    'the URL may be truncated',
  );
});

test('toContentFragment returns undefined when the content is too long for a URL', async () => {
  const incompressibleText = Array.from({ length: 20_000 }, (_, index) =>
    Math.imul(index, 0x9e3779b1),
  ).join('');
  const record = { id: 1, base64: incompressibleText };
  expect(
    await toContentFragment(createContent([{ table: 'files', id: '1', record }])),
  ).toBeUndefined();
});
