import { expect, jest, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { LazyComponent } from './lazy-component';

const Editor: ComponentType = () => <p>The editor</p>;

function renderLazyComponent(load: () => Promise<ComponentType>) {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <input aria-label="Title" />
      <LazyComponent load={load} fallback={<p>Loading</p>}>
        {(Part) => <Part />}
      </LazyComponent>
    </I18nProvider>,
  );
}

test('LazyComponent shows the fallback, then the loaded component', async () => {
  renderLazyComponent(() => Promise.resolve(Editor));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('The editor')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('LazyComponent retries after repeated failures, keeps the focus on the button, and preserves the input outside of it', async () => {
  const user = userEvent.setup();
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Editor);
  renderLazyComponent(load);
  await user.type(screen.getByLabelText('Title'), 'Typed');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  expect(retryButton).toHaveFocus();
  await user.click(retryButton);
  expect(await screen.findByText('The editor')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Typed');
  expect(load).toHaveBeenCalledTimes(3);
});

test('LazyComponent retries automatically when the connection is back', async () => {
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Editor);
  renderLazyComponent(load);
  expect(await screen.findByRole('alert')).toBeVisible();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('The editor')).toBeVisible();
});

test('LazyComponent sends no second request when the connection is back during a retry, and shows the component', async () => {
  const user = userEvent.setup();
  let finishRetry: (component: ComponentType) => void = () => undefined;
  const load = jest
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(() => new Promise((resolve) => (finishRetry = resolve)));
  renderLazyComponent(load);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  finishRetry(Editor);
  expect(await screen.findByText('The editor')).toBeVisible();
});
