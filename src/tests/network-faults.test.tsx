import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { backend, startAdmin } from '../../scripts/jest/backend';
import { openScreen } from '../../scripts/jest/open-screen';
import type { Fault } from '../../mocks/faults';

startAdmin();

/** Maps the names in the test titles to functions that return the path of the screen: six public screens, then admin. */
const SCREENS: [name: string, getPath: () => string][] = [
  ['/home', () => '/home'],
  ['/people', () => '/people'],
  ['the page of a lawyer', () => `/people/detail/${findEnglishId(backend.db.lawyers.all())}`],
  ['/news', () => '/news'],
  ['the page of a news item', () => `/news/detail/${findEnglishId(backend.db.news.all())}`],
  ['/about', () => '/about'],
  ['the list of honors', () => '/admin/articles/honors/list'],
  ['the list of news', () => '/admin/articles/news/list'],
  ['the list of lawyers', () => '/admin/people/list'],
  ['the site status', () => '/admin/site/status'],
];

const findEnglishId = (records: readonly { id: number; lang: string }[]) =>
  records.find(({ lang }) => lang === 'en_US')!.id;

const ERROR_PAGE = '<html><body><h1>Bad gateway</h1></body></html>';
const ALL_CALLS = { path: '*', times: 'always' } as const;
const createFailure = (fault: Partial<Fault>) => () =>
  backend.injectFault({ ...ALL_CALLS, ...fault });

/** Maps the names in the test titles to functions that inject the fault. */
const FAULTS: Record<string, () => unknown> = {
  'hanging requests': () => backend.hold(ALL_CALLS),
  'no body after the headers': () =>
    backend.server.use(
      http.all('*/api/*', () => new HttpResponse(new ReadableStream(), { status: 200 })),
    ),
  'connection reset': createFailure({ disconnect: true }),
  offline: () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.injectFault({ ...ALL_CALLS, disconnect: true });
  },
  '500 as JSON': createFailure({ status: 500 }),
  '500 as HTML': createFailure({ status: 500, body: ERROR_PAGE }),
  '502 as HTML': createFailure({ status: 502, body: ERROR_PAGE }),
  '503': createFailure({ status: 503 }),
  '429': createFailure({ status: 429, body: { status: 429, error: 'Too many requests' } }),
  'delayed 401': () => backend.injectFault({ ...ALL_CALLS, status: 401, delay: 50 }),
  'five parallel 401 responses': () => backend.injectFault({ ...ALL_CALLS, status: 401, times: 5 }),
};

/** Faults without a complete response: the screen loads until it gives up after 20 seconds. */
const ENDLESS_FAULTS = new Set(['hanging requests', 'no body after the headers']);

/** Combines each fault with one public and one admin screen; covers all of `SCREENS`. */
const TEST_CASES = Object.keys(FAULTS).flatMap((fault, index) =>
  [SCREENS[index % 6]!, SCREENS[6 + (index % 4)]!].map(([screenName, getPath]) => ({
    fault,
    screenName,
    getPath,
  })),
);

const uncaughtErrors: unknown[] = [];
// Jest itself fails a test with an unhandled rejection.
const recordError = ({ error }: ErrorEvent) => uncaughtErrors.push(error);
beforeEach(() => {
  uncaughtErrors.length = 0;
  window.addEventListener('error', recordError);
});
afterEach(() => {
  window.removeEventListener('error', recordError);
  jest.restoreAllMocks();
  backend.server.resetHandlers();
  backend.release();
});

/** Opens a screen under a fault, runs `expectContent`, and expects readable text and no uncaught error. */
async function openUnderFault(
  { fault, getPath }: (typeof TEST_CASES)[number],
  expectContent?: () => void,
): Promise<void> {
  FAULTS[fault]!();
  const { view } = await openScreen(getPath());
  // A redirect replaces the screen.
  await waitFor(() => expect(screen.getAllByRole('main')[0]).toBeVisible());
  if (expectContent) await waitFor(expectContent);
  expect(document.body).toHaveTextContent(/\p{L}{4,}/u);
  expect(document.body).not.toHaveTextContent(/\bundefined\b|\[object Object\]|\bNaN\b/);
  view.unmount();
  expect(uncaughtErrors).toEqual([]);
}

const isEndless = ({ fault }: { fault: string }) => ENDLESS_FAULTS.has(fault);

it.each(TEST_CASES.filter((testCase) => !isEndless(testCase)))(
  '$screenName shows a heading or an error under the network fault “$fault”',
  (testCase) =>
    openUnderFault(testCase, () => {
      const headingsAndAlerts = [
        ...screen.queryAllByRole('heading'),
        ...screen.queryAllByRole('alert'),
      ];
      expect(headingsAndAlerts.length).toBeGreaterThan(0);
    }),
);

it.each(TEST_CASES.filter(isEndless))(
  '$screenName shows text and throws nothing under the network fault “$fault”',
  (testCase) => openUnderFault(testCase),
);

const MESSAGE = 'We would like to discuss a charterparty dispute.';

/** Maps the names in the test titles to faults of the call that sends a visitor's message. */
const MESSAGE_FAULTS: Record<string, Omit<Fault, 'path'>> = {
  'connection reset': { disconnect: true },
  '500 as JSON': { status: 500 },
  '500 as HTML': { status: 500, body: ERROR_PAGE },
  '502 as HTML': { status: 502, body: ERROR_PAGE },
  '429': { status: 429, body: { status: 429, error: 'Too many requests' } },
  '401': { status: 401 },
};

it.each(Object.entries(MESSAGE_FAULTS))(
  "a visitor's message is stored exactly once when the visitor retries after the fault “%s”",
  async (_, fault) => {
    await openScreen('/about');
    const form = within(await screen.findByRole('form', { name: 'Write to us' }));
    // Past the minimum writing time, so that the message is sent without a delay.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    fireEvent.change(form.getByLabelText('Email'), { target: { value: 'olivia@example.com' } });
    const messageField = form.getByLabelText('Message (optional)');
    fireEvent.change(messageField, { target: { value: MESSAGE } });
    backend.injectFault({ path: '/admin/send-email', ...fault });
    fireEvent.click(form.getByRole('button', { name: /^Send/ }));
    expect(await form.findByRole('alert')).toHaveTextContent('Your text is saved.');
    expect(messageField).toHaveValue(MESSAGE);
    fireEvent.click(form.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Thank you for your message/)).toBeVisible();
    expect(backend.db.emails.all().map(({ content }) => content)).toEqual([MESSAGE]);
    expect(uncaughtErrors).toEqual([]);
  },
);
