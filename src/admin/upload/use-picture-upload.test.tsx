import { expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@/api/errors';
import { saveAndReload } from '@/ui/reload-once';
import { usePictureUpload, type Transfer } from './use-picture-upload';

/** The bytes of every file, since jsdom cannot read them. */
let bytes = new ArrayBuffer(0);
Object.assign(Object.getPrototypeOf(File.prototype) as Blob, {
  arrayBuffer: () => Promise.resolve(bytes),
});
const PICTURE = new File([new Uint8Array(100)], 'a.png', { type: 'image/png' });

function renderUpload(transfer: Transfer) {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  return renderHook(() => usePictureUpload(() => undefined, transfer), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}

it('usePictureUpload prevents the page from being reloaded while a picture is sent, and no longer once it is sent', async () => {
  let finish: (url: string) => void = () => undefined;
  const transfer = jest.fn<Transfer>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { result } = renderUpload(transfer);
  act(() => void result.current.uploadFile(PICTURE));
  await waitFor(() => expect(result.current.transmission).toBeDefined());
  expect(await saveAndReload()).toBe(false);
  act(() => finish('/files/a.png'));
  await waitFor(() => expect(result.current.uploadedPicture).toBeDefined());
  // jsdom reports a reload as an error.
  const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await saveAndReload()).toBe(true);
  expect(reports).toHaveBeenCalledTimes(1);
  reports.mockRestore();
});

it('usePictureUpload does not send a picture that it still prepares when its field is removed', async () => {
  const transfer = jest.fn<Transfer>(() => Promise.resolve('/files/a.png'));
  const { result, unmount } = renderUpload(transfer);
  let uploading: Promise<void> | undefined;
  act(() => {
    uploading = result.current.uploadFile(PICTURE);
  });
  expect(result.current.isPreparing).toBe(true);
  unmount();
  await uploading;
  expect(transfer).not.toHaveBeenCalled();
});

it('usePictureUpload retries a shrunk photo with the same file and idempotency key', async () => {
  // The header of a JPEG of 4,000 × 4,000 pixels; jsdom has no canvas to shrink it.
  bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0x0f, 0xa0, 0x0f, 0xa0).buffer;
  const bitmap = { width: 4000, height: 4000, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (callback: BlobCallback) => callback(new Blob(['a'], { type: 'image/jpeg' })),
  });
  const photo = new File([new Uint8Array(100)], 'a.jpg', { type: 'image/jpeg' });
  const transfer = jest.fn<Transfer>();
  transfer.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  transfer.mockResolvedValueOnce('/files/a.jpg');
  const { result } = renderUpload(transfer);
  act(() => void result.current.uploadFile(photo));
  await waitFor(() => expect(result.current.retry).toBeDefined());
  act(() => result.current.retry?.());
  await waitFor(() => expect(result.current.uploadedPicture).toBeDefined());
  const [[sentFile, options] = [], [retriedFile, retryOptions] = []] = transfer.mock.calls;
  expect(sentFile).not.toBe(photo);
  expect(retriedFile).toBe(sentFile);
  expect(retryOptions?.idempotencyKeys).toBe(options?.idempotencyKeys);
});
