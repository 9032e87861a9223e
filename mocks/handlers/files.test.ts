/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { createBackend } from '../backend';
import { setUpBackend } from '../test-backend';
import { TestClient } from '../test-client';

const MB = 1024 * 1024;
const context = setUpBackend({ origin: 'https://firm.example' });

function createFile(type: string, size = 4, name = 'a file.bin'): File {
  return new File([new Uint8Array(size).fill(7)], name, { type });
}

const upload = (body: unknown, headers = {}) =>
  context.client.call('uploadFile', { body, headers });

test('an uploaded file is served at its path (D16)', async () => {
  const { result } = await upload(createFile('image/webp', 40_000, '照片 1.webp'));
  const response = await context.backend.handle(
    new Request(`https://firm.example${result.fileId}`),
  );
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(40_000).fill(7));
  const requestForMissingFile = new Request('https://firm.example/files/upload/9/none.webp');
  expect((await context.backend.handle(requestForMissingFile)).status).toBe(404);
});

describe('uploadFile (D48)', () => {
  test.each(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'])(
    'accepts %s',
    async (type) => {
      expect(await upload(createFile(type))).toMatchObject({ status: 200 });
    },
  );

  test('responds 413 to pictures above 5 MB and documents above 20 MB', async () => {
    expect(await upload(createFile('image/png', 5 * MB))).toMatchObject({ status: 200 });
    expect(await upload(createFile('image/png', 5 * MB + 1))).toMatchObject({
      status: 413,
      message: 'The file is larger than 5 MB.',
    });
    expect(await upload(createFile('application/pdf', 6 * MB))).toMatchObject({ status: 200 });
    expect(await upload(createFile('application/pdf', 20 * MB + 1))).toMatchObject({ status: 413 });
  });

  test('responds 415 to other file types, and 422 to a form without a file', async () => {
    expect(await upload(createFile('text/html'))).toMatchObject({ status: 415 });
    expect(await upload({ file: 'JSON' })).toMatchObject({ status: 415 });
    const form = new FormData();
    form.set('file', 'a text');
    const request = new Request('http://localhost/api/admin/files/upload', {
      method: 'POST',
      body: form,
      headers: {
        'X-LawFirm-ID': '100',
        'X-Language': 'zh_CN',
        Authorization: context.client.token ?? '',
      },
    });
    const response = await context.backend.handle(request);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: '文件为必填项。' });
  });
});

test('uploadIcon adds the icon as the first in the list, and responds 415 to a document (D34)', async () => {
  const uploadedIcon = await context.client.call('uploadIcon', {
    body: createFile('image/svg+xml', 4, 'new.svg'),
  });
  const { result } = await context.client.call('listIcons');
  expect(uploadedIcon.result).toEqual(result[0]);
  expect(result).toHaveLength(25);
  expect(result[0]?.iconUrl).toMatch(/^https:\/\/firm\.example\/files\/upload\/\d+\/new\.svg$/);
  const pdf = await context.client.call('uploadIcon', { body: createFile('application/pdf') });
  expect(pdf).toMatchObject({ status: 415 });
});

test('an uploaded icon is served at its URL beside a real backend, where the seed pictures have another path', async () => {
  const backend = await createBackend({ origin: 'https://firm.example/__mock' });
  const client = new TestClient(backend);
  await client.login();
  const { result } = await client.call('uploadIcon', {
    body: createFile('image/svg+xml', 4, 'new.svg'),
  });
  const { iconUrl } = result as { iconUrl: string };
  expect((await backend.handle(new Request(iconUrl))).status).toBe(200);
});

test('deleteIcon responds 409 while the icon is in use (D34)', async () => {
  const { icons, professionalFields } = context.backend.db;
  const [usedIcon] = icons
    .all()
    .filter(({ iconUrl }) => professionalFields.all().some((field) => field.iconUrl === iconUrl));
  const response = await context.client.call('deleteIcon', { path: { id: usedIcon?.id ?? 0 } });
  expect(response).toMatchObject({ status: 409, resultEnum: 'IN_USE' });
});
