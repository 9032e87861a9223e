import { expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { saveAndReload } from '@/ui/reload-once';
import { SmallForm } from './small-form';
import { useSmallForm } from './use-small-form';

it('useSmallForm prevents the page from being reloaded while it has unsent changes', async () => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  const send = jest.fn(() => Promise.reject(new Error('The request was not sent')));
  let form: ReturnType<typeof useSmallForm<{ name: string }>> | undefined;
  function Form() {
    form = useSmallForm({ initialValues: { name: '' }, send });
    return <SmallForm form={form}>{null}</SmallForm>;
  }
  render(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  );
  act(() => form?.store.setFieldValue('name', 'Typed'));
  expect(await saveAndReload()).toBe(false);
  await act(() => form?.submit() ?? Promise.resolve());
  expect(send).toHaveBeenCalledTimes(1);
  expect(await saveAndReload()).toBe(false);
});
