import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { backend, startBackend } from '../../scripts/jest/backend';
import {
  describeResponse,
  malform,
  malformedResponses,
  READS,
  type MalformedResponse,
} from '../../scripts/jest/malformed-responses';
import { freshBrowser, openScreen } from '../../scripts/jest/open-screen';
import { entryOf } from '../../scripts/jest/row-menu';
import { startSession } from '@/api/admin/session';

/** How many odd answers to each GET: the long form of CONTRIBUTING is `MALFORMED_RESPONSES=40`, some 1,600 of them. */
const RUNS = Number(process.env.MALFORMED_RESPONSES ?? 1);
const SEED = 2026;

interface Way {
  /** The screen that asks. */
  at: string;
  /** What makes it ask, where opening it does not. */
  act?: (user: UserEvent) => Promise<void>;
}

const firstRow = async () => (await screen.findAllByRole('row'))[1]!;
const press = (name: RegExp) => async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const chooseInFirstRow = (name: RegExp) => async (user: UserEvent) =>
  user.click(await entryOf(user, await firstRow(), name));

/** Gives the first of the names another word and sends it, when the list no longer has it: then it is asked for by its id. */
async function rename(user: UserEvent): Promise<void> {
  await press(/^Rename/)(user);
  await user.type(await screen.findByLabelText(/^Name in English/), 'x');
  backend.fail({ method: 'GET', path: '/admin/job', times: 'always', body: { result: [] } });
  await press(/^Publish/)(user);
}

/** Asks whether the site is back, unless that was asked at once. */
async function checkNow(user: UserEvent): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Check now' });
  if (button) await user.click(button);
}

/** Which screen of visitors asks for what. */
const VISITORS: Record<string, Way[]> = {
  '/user/banner': [{ at: '/home' }],
  '/user/portal-config': [{ at: '/home' }, { at: '/about' }, { at: '/docs/privacy' }],
  '/user/latest-news': [{ at: '/news' }, { at: '/home' }],
  '/user/latest-news/{id}': [{ at: '/news/detail/2000001' }],
  '/user/case-analysis': [{ at: '/case' }],
  '/user/case-analysis/{id}': [{ at: '/case/detail/3000066' }],
  '/user/catalog': [{ at: '/news' }, { at: '/case' }],
  '/user/lawfirm-honour': [{ at: '/home' }, { at: '/about' }],
  '/user/lawfirm-honour/{id}': [{ at: '/honor/detail/4000049' }],
  '/user/lawyerTeam': [{ at: '/people' }, { at: '/expertise/detail/301' }],
  '/user/lawyerTeam/{id}': [{ at: '/people/detail/1000001' }],
  '/user/professionalField/list': [{ at: '/expertise' }, { at: '/home' }],
  '/user/professionalField/{id}': [{ at: '/expertise/detail/301' }],
  '/user/professionalField/pageTurn/{no}': [{ at: '/expertise/detail/301' }],
  '/admin/job': [{ at: '/people?jobId=101' }],
  '/admin/office': [{ at: '/people?officeIds=201' }],
  '/admin/professionalField/lang/list': [{ at: '/people?practiceAreaId=301' }],
  '/user/portal-config/site-status': [{ at: '/status', act: checkNow }],
};

/** Which screen of the back office asks for what. */
const STAFF: Record<string, Way[]> = {
  '/admin/mine': [{ at: '/admin/articles/honors/list' }],
  '/common/language': [{ at: '/admin/articles/honors/edit' }],
  '/admin/catalog': [{ at: '/admin/articles/news/folder' }],
  '/admin/catalog/{id}': [{ at: '/admin/articles/cases/folder', act: chooseInFirstRow(/^Delete/) }],
  '/admin/latest-news': [
    { at: '/admin/articles/news/list' },
    { at: '/admin/articles/news/edit?no=N-0102' },
  ],
  '/admin/case-analysis': [{ at: '/admin/articles/cases/list' }],
  '/admin/lawfirm-honour': [{ at: '/admin/articles/honors/list' }],
  '/admin/banner': [{ at: '/admin/banner/list' }],
  '/admin/banner/detail/{id}': [{ at: '/admin/banner/list?edit=501' }],
  '/admin/professionalField': [{ at: '/admin/expertise/list' }],
  '/admin/professionalField/lang/list': [{ at: '/admin/people/edit/1000001' }],
  '/admin/professionalField/detail/{id}': [{ at: '/admin/expertise/edit/301' }],
  '/admin/lawyerTeam': [{ at: '/admin/people/list' }],
  '/admin/lawyerTeam/detail/{id}': [{ at: '/admin/people/edit/1000001' }],
  '/admin/office': [{ at: '/admin/people/list' }],
  '/admin/job': [{ at: '/admin/people/job' }],
  '/admin/job/{id}': [{ at: '/admin/people/job', act: rename }],
  '/admin/job/check/{id}': [{ at: '/admin/people/job', act: chooseInFirstRow(/^Delete/) }],
  '/admin/portal-config': [{ at: '/admin/site/edit' }],
  '/admin/portal-config/site-status': [{ at: '/admin/site/status' }],
  '/admin/icon': [{ at: '/admin/expertise/edit/301', act: press(/^Choose an(other)? icon/) }],
};

/** Its answer is of no interest to anybody (D14). */
const UNREAD = ['/admin/quit'];

let uncaught: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent) =>
  uncaught.push(String('reason' in event ? event.reason : event.message));

startBackend();
beforeEach(() => {
  uncaught = [];
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});
afterEach(() => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
});

/** Waits until everything asked for has come, and nothing more is asked for. */
async function settled(): Promise<void> {
  let known = -1;
  await waitFor(
    () => {
      const open = backend.requests.filter(({ status }) => status === undefined).length;
      const before = known;
      known = backend.requests.length;
      expect([open, before]).toEqual([0, known || -1]);
    },
    { interval: 25 },
  );
}

/** Opens a screen that gets an odd answer, and gives what is wrong with it. */
async function lookAt({ at, act }: Way, odd: MalformedResponse): Promise<string[]> {
  let played = 0;
  backend.fail({
    method: 'GET',
    path: odd.path,
    times: 'always',
    change: (body) => {
      played += 1;
      return malform(body, odd);
    },
  });
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view, user } = await openScreen(at);
  if (act) {
    await screen.findByRole('main');
    await act(user);
  }
  await waitFor(() => expect(played).toBeGreaterThan(0)).catch(() => undefined);
  await settled();
  const [main] = screen.queryAllByRole('main', { hidden: true });
  const shown = `${document.title} ${document.body.innerHTML}`;
  const faults = [
    ...(played === 0 ? ['was not asked for'] : []),
    ...(main?.textContent.trim() ? [] : ['a blank page']),
    ...(/.{0,60}(?:\bundefined\b|\[object Object\])/.exec(shown) ?? []),
    ...uncaught,
    ...complain.mock.calls.map((call) => call.map(String).join(' ').slice(0, 500)),
  ];
  complain.mockRestore();
  view.unmount();
  return faults;
}

/** Of both sides every run is a fresh browser; the store stays, since reading changes nothing but views. */
async function survives(ways: Record<string, Way[]>, begin: () => void): Promise<void> {
  const findings: string[] = [];
  for (const [path, screens] of Object.entries(ways)) {
    const runs = fc.record({ odd: malformedResponses(path), way: fc.constantFrom(...screens) });
    for (const { odd, way } of fc.sample(runs, { seed: SEED, numRuns: RUNS })) {
      await backend.reset('seed');
      await freshBrowser();
      begin();
      uncaught = [];
      const faults = await lookAt(way, odd);
      findings.push(...faults.map((fault) => `${way.at}, ${describeResponse(odd)}: ${fault}`));
    }
  }
  expect(findings).toEqual([]);
}

describe('an odd answer leaves a page that says what is true', () => {
  jest.setTimeout(3_600_000);

  test('to visitors', () => survives(VISITORS, () => undefined));

  test('to staff', () => survives(STAFF, () => startSession(backend.tokenFor())));
});

test('every GET of the contract is given odd answers', () => {
  const asked = [...Object.keys(VISITORS), ...Object.keys(STAFF), ...UNREAD];
  expect([...READS.keys()].filter((path) => !asked.includes(path))).toEqual([]);
});
