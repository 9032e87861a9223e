import { expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import { saveAndReload } from '@/ui/reload-once';
import { useSmallForm } from './use-small-form';

it('useSmallForm prevents the automatic reload while it has unsent changes', async () => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  const send = jest.fn(() => Promise.reject(new Error('Not sent')));
  const initial = { name: '' };
  const { result } = renderHook(() => useSmallForm({ initial, send }), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  await act(async () => {
    await result.current.formik.setFieldValue('name', 'Typed');
  });
  expect(await saveAndReload()).toBe(false);
  await act(() => result.current.submit());
  expect(send).toHaveBeenCalledTimes(1);
  expect(await saveAndReload()).toBe(false);
});
