import { expect, jest, test } from '@jest/globals';
import { settings } from '@/lib/settings';
import { fetchIconFile } from './icons';

test('fetchIconFile fetches a relative address from the origin of uploaded files (D16)', async () => {
  settings.fileOrigin = 'https://files.example';
  const response = {
    ok: true,
    headers: new Map([['content-type', 'image/png']]),
    url: '',
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)),
  };
  const fetchFile = jest.fn<(url: string) => Promise<typeof response>>(() =>
    Promise.resolve(response),
  );
  Object.assign(globalThis, { fetch: fetchFile });
  try {
    expect(await fetchIconFile('/files/scales.png')).toMatchObject({ name: 'scales.png' });
  } finally {
    delete settings.fileOrigin;
  }
  expect(fetchFile).toHaveBeenCalledWith('https://files.example/files/scales.png');
});
