import { expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { saveAndReload } from '@/ui/reload-once';
import { usePictureUpload, type Transfer } from './use-picture-upload';

// jsdom cannot read the bytes of a file.
Object.assign(Object.getPrototypeOf(File.prototype) as Blob, {
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
});
const PICTURE = new File([new Uint8Array(100)], 'a.png', { type: 'image/png' });

it('usePictureUpload prevents the automatic reload while a picture is sent, and no longer once it is sent', async () => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  let finish: (url: string) => void = () => undefined;
  const transfer = jest.fn<Transfer>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { result } = renderHook(() => usePictureUpload(() => undefined, transfer), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
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
