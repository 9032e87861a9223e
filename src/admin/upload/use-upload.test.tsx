import { expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import { saveAndReload } from '@/ui/reload-once';
import { useUpload, type Transfer } from './use-upload';

const PICTURE = new File([new Uint8Array(100)], 'a.png', { type: 'image/png' });

it('useUpload prevents the automatic reload while a picture is sent, and no longer once it is sent', async () => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  let finish: (url: string) => void = () => undefined;
  const transfer = jest.fn<Transfer>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { result } = renderHook(() => useUpload(transfer), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  let pendingUpload: Promise<string | undefined> = Promise.resolve(undefined);
  act(() => {
    pendingUpload = result.current.send(PICTURE);
  });
  expect(await saveAndReload()).toBe(false);
  await act(async () => {
    finish('/files/a.png');
    await pendingUpload;
  });
  // jsdom reports a reload as an error.
  const reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await saveAndReload()).toBe(true);
  expect(reports).toHaveBeenCalledTimes(1);
  reports.mockRestore();
});
