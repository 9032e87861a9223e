import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { backend, startBackend } from '../../scripts/jest/backend';
import {
  describeResponse,
  malform,
  malformedResponses,
  QUERIES,
  type MalformedResponse,
} from '../../scripts/jest/malformed-responses';
import { resetBrowser, openScreen } from '../../scripts/jest/open-screen';
import { findInRowMenu } from '../../scripts/jest/row-menu';
import { startSession } from '@/api/admin/session';

/**
 * How many malformed responses each GET gets: CONTRIBUTING documents `MALFORMED_RESPONSES=40`, about 1,600 of
 * them.
 */
const RUN_COUNT = Number(process.env.MALFORMED_RESPONSES ?? 1);
const SEED = 2026;

interface Visit {
  /** Path of the screen that sends the request. */
  screenPath: string;
  /** Triggers the request, when opening the screen does not. */
  sendRequest?: (user: UserEvent) => Promise<void>;
}

const findFirstRow = async () => (await screen.findAllByRole('row'))[1]!;
const clickButton = (name: RegExp) => async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const chooseInFirstRow = (name: RegExp) => async (user: UserEvent) =>
  user.click(await findInRowMenu(user, await findFirstRow(), name));

/** Renames the first row and publishes when the list no longer contains it, so that the item is requested by its id. */
async function renameFirstJob(user: UserEvent): Promise<void> {
  await clickButton(/^Rename/)(user);
  await user.type(await screen.findByLabelText(/^Name in English/), 'x');
  backend.injectFault({ method: 'GET', path: '/admin/job', times: 'always', body: { result: [] } });
  await clickButton(/^Publish/)(user);
}

/** Requests the site status, unless the screen did so at once. */
async function checkNow(user: UserEvent): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Check now' });
  if (button) await user.click(button);
}

/** Maps the GETs of the public site to screens that send them. */
const PUBLIC_VISITS: Record<string, Visit[]> = {
  '/user/banner': [{ screenPath: '/home' }],
  '/user/portal-config': [
    { screenPath: '/home' },
    { screenPath: '/about' },
    { screenPath: '/docs/privacy' },
  ],
  '/user/latest-news': [{ screenPath: '/news' }, { screenPath: '/home' }],
  '/user/latest-news/{id}': [{ screenPath: '/news/detail/2000001' }],
  '/user/case-analysis': [{ screenPath: '/case' }],
  '/user/case-analysis/{id}': [{ screenPath: '/case/detail/3000066' }],
  '/user/catalog': [{ screenPath: '/news' }, { screenPath: '/case' }],
  '/user/lawfirm-honour': [{ screenPath: '/home' }, { screenPath: '/about' }],
  '/user/lawfirm-honour/{id}': [{ screenPath: '/honor/detail/4000049' }],
  '/user/lawyerTeam': [{ screenPath: '/people' }, { screenPath: '/expertise/detail/301' }],
  '/user/lawyerTeam/{id}': [{ screenPath: '/people/detail/1000001' }],
  '/user/professionalField/list': [{ screenPath: '/expertise' }, { screenPath: '/home' }],
  '/user/professionalField/{id}': [{ screenPath: '/expertise/detail/301' }],
  '/user/professionalField/pageTurn/{no}': [{ screenPath: '/expertise/detail/301' }],
  '/admin/job': [{ screenPath: '/people?jobId=101' }],
  '/admin/office': [{ screenPath: '/people?officeIds=201' }],
  '/admin/professionalField/lang/list': [{ screenPath: '/people?practiceAreaId=301' }],
  '/user/portal-config/site-status': [{ screenPath: '/status', sendRequest: checkNow }],
};

/** Maps the GETs of the admin area to screens that send them. */
const ADMIN_VISITS: Record<string, Visit[]> = {
  '/admin/mine': [{ screenPath: '/admin/articles/honors/list' }],
  '/common/language': [{ screenPath: '/admin/articles/honors/edit' }],
  '/admin/catalog': [{ screenPath: '/admin/articles/news/folder' }],
  '/admin/catalog/{id}': [
    { screenPath: '/admin/articles/cases/folder', sendRequest: chooseInFirstRow(/^Delete/) },
  ],
  '/admin/latest-news': [
    { screenPath: '/admin/articles/news/list' },
    { screenPath: '/admin/articles/news/edit?no=N-0102' },
  ],
  '/admin/case-analysis': [{ screenPath: '/admin/articles/cases/list' }],
  '/admin/lawfirm-honour': [{ screenPath: '/admin/articles/honors/list' }],
  '/admin/banner': [{ screenPath: '/admin/banner/list' }],
  '/admin/banner/detail/{id}': [{ screenPath: '/admin/banner/list?edit=501' }],
  '/admin/professionalField': [{ screenPath: '/admin/expertise/list' }],
  '/admin/professionalField/lang/list': [{ screenPath: '/admin/people/edit/1000001' }],
  '/admin/professionalField/detail/{id}': [{ screenPath: '/admin/expertise/edit/301' }],
  '/admin/lawyerTeam': [{ screenPath: '/admin/people/list' }],
  '/admin/lawyerTeam/detail/{id}': [{ screenPath: '/admin/people/edit/1000001' }],
  '/admin/office': [{ screenPath: '/admin/people/list' }],
  '/admin/job': [{ screenPath: '/admin/people/job' }],
  '/admin/job/{id}': [{ screenPath: '/admin/people/job', sendRequest: renameFirstJob }],
  '/admin/job/check/{id}': [
    { screenPath: '/admin/people/job', sendRequest: chooseInFirstRow(/^Delete/) },
  ],
  '/admin/portal-config': [{ screenPath: '/admin/site/edit' }],
  '/admin/portal-config/site-status': [{ screenPath: '/admin/site/status' }],
  '/admin/icon': [
    {
      screenPath: '/admin/expertise/edit/301',
      sendRequest: clickButton(/^Choose an(other)? icon/),
    },
  ],
};

/** Lists requests whose response is ignored (D14). */
const IGNORED_RESPONSES = ['/admin/quit'];

let uncaughtErrors: string[] = [];
// Jest itself fails a test with an unhandled rejection.
const recordError = ({ message }: ErrorEvent) => uncaughtErrors.push(message);

startBackend();
beforeEach(() => {
  uncaughtErrors = [];
  window.addEventListener('error', recordError);
});
afterEach(() => {
  window.removeEventListener('error', recordError);
});

/** Waits until every request has a response and no more are sent. */
async function waitForRequests(): Promise<void> {
  let requestCount = -1;
  await waitFor(
    () => {
      const openCount = backend.requests.filter(({ status }) => status === null).length;
      const previousCount = requestCount;
      requestCount = backend.requests.length;
      expect([openCount, previousCount]).toEqual([0, requestCount || -1]);
    },
    { interval: 25 },
  );
}

/** Opens a screen with a malformed response, and returns the issues found. */
async function findIssues(
  { screenPath, sendRequest }: Visit,
  malformedResponse: MalformedResponse,
): Promise<string[]> {
  let malformedCount = 0;
  backend.injectFault({
    method: 'GET',
    path: malformedResponse.path,
    times: 'always',
    changeResponse: (body) => {
      malformedCount += 1;
      return malform(body, malformedResponse);
    },
  });
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view, user } = await openScreen(screenPath);
  if (sendRequest) {
    await screen.findByRole('main');
    await sendRequest(user);
  }
  await waitFor(() => expect(malformedCount).toBeGreaterThan(0)).catch(() => undefined);
  await waitForRequests();
  const [main] = screen.queryAllByRole('main', { hidden: true });
  const shownText = `${document.title} ${document.body.innerHTML}`;
  const issues = [
    ...(malformedCount === 0 ? ['was not requested'] : []),
    ...(main?.textContent.trim() ? [] : ['a blank page']),
    ...(/.{0,60}(?:\bundefined\b|\[object Object\])/.exec(shownText) ?? []),
    ...uncaughtErrors,
    ...consoleError.mock.calls.map((call) => call.map(String).join(' ').slice(0, 500)),
  ];
  consoleError.mockRestore();
  view.unmount();
  return issues;
}

/** Checks each GET on one of its screens per run, in a fresh browser state and with a reset backend. */
async function expectNoIssues(visits: Record<string, Visit[]>, prepare: () => void): Promise<void> {
  const allIssues: string[] = [];
  for (const [path, pathVisits] of Object.entries(visits)) {
    const runs = fc.record({
      malformedResponse: malformedResponses(path),
      visit: fc.constantFrom(...pathVisits),
    });
    for (const { malformedResponse, visit } of fc.sample(runs, {
      seed: SEED,
      numRuns: RUN_COUNT,
    })) {
      await backend.reset('seed');
      await resetBrowser();
      prepare();
      uncaughtErrors = [];
      const issues = await findIssues(visit, malformedResponse);
      allIssues.push(
        ...issues.map(
          (issue) => `${visit.screenPath}, ${describeResponse(malformedResponse)}: ${issue}`,
        ),
      );
    }
  }
  expect(allIssues).toEqual([]);
}

describe('a malformed response', () => {
  jest.setTimeout(3_600_000);

  test('causes no blank page, uncaught error or “undefined” on public screens', () =>
    expectNoIssues(PUBLIC_VISITS, () => undefined));

  test('causes no blank page, uncaught error or “undefined” on admin screens', () =>
    expectNoIssues(ADMIN_VISITS, () => startSession(backend.tokenFor())));
});

test.each([
  ['a page of HTML', '<html>gateway</html>'],
  ['null', null],
  ['a text instead of a list', { result: 'oops', message: '', status: 200 }],
  ['a list of invalid values', { result: [null, 3, 'x', {}], message: '', status: 200 }],
])('a page shows the navigation and is not blank when every response is %s', async (_, body) => {
  backend.injectFault({ method: 'GET', path: '/user/*', body, times: 'always' });
  for (const path of ['/home', '/news', '/news/detail/2000003']) {
    const { view } = await openScreen(path);
    const [banner] = await screen.findAllByRole('banner');
    expect(within(banner!).getByRole('link', { name: 'News' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/\S/));
    view.unmount();
  }
});

test('the tests of malformed responses cover every GET of the contract', () => {
  const coveredPaths = [
    ...Object.keys(PUBLIC_VISITS),
    ...Object.keys(ADMIN_VISITS),
    ...IGNORED_RESPONSES,
  ];
  expect([...QUERIES.keys()].filter((path) => !coveredPaths.includes(path))).toEqual([]);
});
