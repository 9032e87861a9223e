import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ChunkError } from '@/lib/load-chunk';
import { ScreenError } from './screen-error';
import { ScreenPending } from './screen-pending';
import { useReloadBlock } from './use-reload-block';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const missingChunk = new ChunkError('ChunkLoadError', '/assets/site-people.js');

/** Renders a failed screen, by default one whose chunk is missing, next to an upload. */
function App({ isUploading, error = missingChunk }: { isUploading: boolean; error?: Error }) {
  useReloadBlock(isUploading);
  return (
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <ScreenError error={error} firm={{ name: '', email: '', tel: '' }} />
      </RouterContextProvider>
    </I18nProvider>
  );
}

// jsdom reports a reload as an error.
const reload = jest.fn();
const fetchSite = jest.fn<typeof fetch>();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en_US', messages: {} });
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(reload);
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchSite);
  fetchSite.mockImplementation(() => Promise.resolve(new Response()));
});

afterEach(() => {
  jest.restoreAllMocks();
  reload.mockClear();
  fetchSite.mockClear();
});

it('useScreenRecovery reloads a screen whose chunk is missing as soon as the upload that prevented the reload has ended', async () => {
  const { rerender } = render(<App isUploading />);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/you have unsaved changes/),
  );
  expect(reload).not.toHaveBeenCalled();
  rerender(<App isUploading={false} />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('useScreenRecovery reloads only once when further uploads end', async () => {
  const { rerender } = render(<App isUploading />);
  await screen.findByText(/you have unsaved changes/);
  rerender(<App isUploading={false} />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  const checkCount = fetchSite.mock.calls.length;
  rerender(<App isUploading />);
  rerender(<App isUploading={false} />);
  await waitFor(() => expect(fetchSite).toHaveBeenCalledTimes(checkCount + 1));
  await act(() => Promise.resolve());
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a screen that failed to render shows an error, and does not reload after an upload', async () => {
  const error = new Error('The screen failed to render');
  const { rerender } = render(<App isUploading error={error} />);
  expect(screen.getByRole('status')).toHaveTextContent('Something went wrong on this page.');
  rerender(<App isUploading={false} error={error} />);
  await act(() => Promise.resolve());
  expect(fetchSite).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('useScreenRecovery renders a pending screen again when the site is back, and reloads it on the next retry', async () => {
  const invalidate = jest.spyOn(router, 'invalidate').mockResolvedValue();
  fetchSite.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(
    <I18nProvider i18n={i18n}>
      <RouterContextProvider router={router}>
        <ScreenPending />
      </RouterContextProvider>
    </I18nProvider>,
  );
  const tryAgainButton = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(tryAgainButton);
  await waitFor(() => expect(fetchSite).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(invalidate).toHaveBeenCalledTimes(1));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(tryAgainButton);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(invalidate).toHaveBeenCalledTimes(1);
});
