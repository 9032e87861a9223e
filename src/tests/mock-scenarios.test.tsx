import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  BROWSER_SCENARIOS,
  SHORT_SESSION_SCENARIO,
  SLOW_SCENARIOS,
} from '../../e2e/browser-scenarios';
import { FAULT_NAMES } from '../../mocks/fault-names';
import { SCENARIO_NAMES } from '../../mocks/scenarios';
import { parseScenarioString, backendOptionsOf } from '../../mocks/scenario-string';
import { backend, startBackend } from '../../scripts/jest/backend';
import { openScreen } from '../../scripts/jest/open-screen';
import { session, startSession } from '@/api/admin/session';

startBackend();

const NEWS_PATH = '/news';
const ADMIN_NEWS_PATH = '/admin/articles/news/list';
const ADMIN_HONORS_PATH = '/admin/articles/honors/list';
/** The honor that exists only in a further language. */
const FRENCH_HONOR_PATH = '/honor/detail/4000054';
const FIRST_ITEM_TITLE = /^Forty years in 2027/;

type OpenedScreen = Awaited<ReturnType<typeof openScreen>>;

/** Waits for a text in the content of the screen, which a redirect replaces. */
const expectText = (text: string | RegExp) =>
  waitFor(() => expect(within(screen.getByRole('main')).getAllByText(text)[0]).toBeVisible());
const expectRejected = async (reason: RegExp) => {
  await expectText('请求错误 · Request error');
  await expectText(reason);
};
const expectLoggedOut = async ({ href }: OpenedScreen) => {
  await waitFor(() => expect(href()).toMatch(/^\/admin-login\?/));
  await expectText(/登录失效，请重新登录/);
};
const expectLoggedInAs = async (name: string) =>
  expect(await screen.findByRole('button', { name })).toBeVisible();
const expectSiteOff = () => expectText('We will be back shortly');

/** Fetches the items of a list from the backend, as the page receives them before it parses them. */
async function fetchItems(path: string): Promise<Record<string, unknown>[]> {
  const headers = {
    'X-LawFirm-ID': '100',
    'X-Language': 'en_US',
    Authorization: session.token ?? '',
  };
  const response = await fetch(`/api${path}?_t=1`, { headers });
  return ((await response.json()) as { result: Record<string, unknown>[] }).result;
}

/** Expects the usual public news list, and its first item pinned in the form of a backend variant. */
async function expectPinnedAs(expectedTop: unknown): Promise<void> {
  await expectText('Featured');
  expect((await fetchItems('/user/latest-news'))[0]?.top).toBe(expectedTop);
}

/** Expects the usual admin news list: one row per item, in both languages. Returns the rows of the response. */
async function expectAdminList(): Promise<Record<string, unknown>[]> {
  const row = within(await screen.findByRole('row', { name: /Sending data out of China/ }));
  expect(row.getByText('EN')).toBeVisible();
  expect(row.getByText('中文')).toBeVisible();
  return fetchItems('/admin/latest-news');
}

/** Lists scenario strings, the path to open with each, and what the user sees there. */
const STATES: [
  scenarioString: string,
  path: string,
  expectScreen: (opened: OpenedScreen) => Promise<unknown>,
][] = [
  ['scenario:seed', NEWS_PATH, () => expectText('Page 1 of 8')],
  ['scenario:empty', NEWS_PATH, () => expectText('No data')],
  ['scenario:5000', NEWS_PATH, () => expectText('Page 1 of 488')],
  [
    'scenario:chinese-only;role:admin',
    ADMIN_HONORS_PATH,
    async () => {
      await expectText(/《经纬法律名录》2026/);
      expect(screen.queryByText(/Meridian Legal Directory 2026/)).not.toBeInTheDocument();
    },
  ],
  [
    'scenario:third-language;role:admin',
    ADMIN_HONORS_PATH,
    () => expectText(/^(FR|French|Français)$/),
  ],
  [
    'scenario:right-to-left;role:admin',
    ADMIN_HONORS_PATH,
    () => expectText(/^(AR|Arabic|العربية)$/),
  ],
  [
    'scenario:third-language',
    FRENCH_HONOR_PATH,
    async () => {
      const title = { name: 'Prix de l’arbitrage francophone', level: 1 };
      expect(await screen.findByRole('heading', title)).toBeVisible();
      await expectText(/You are reading it in French/);
    },
  ],
  ['scenario:site-off', NEWS_PATH, expectSiteOff],
  ['scenario:expired-session;role:admin', ADMIN_NEWS_PATH, expectLoggedOut],
  [
    'scenario:by-row;role:admin',
    ADMIN_NEWS_PATH,
    async () => expect(await expectAdminList()).toHaveLength(10),
  ],
  [
    'scenario:by-language;role:admin',
    ADMIN_NEWS_PATH,
    async () => {
      const languages = (await expectAdminList()).map(({ lang }) => lang);
      expect(new Set(languages)).toEqual(new Set(['en_US']));
    },
  ],
  ['scenario:booleans', NEWS_PATH, () => expectPinnedAs(true)],
  ['scenario:strings', NEWS_PATH, () => expectPinnedAs('1')],
  [
    'scenario:long-ids',
    NEWS_PATH,
    async ({ user, href }) => {
      await expectText(FIRST_ITEM_TITLE);
      await user.click(
        within(screen.getByRole('main')).getByRole('link', { name: FIRST_ITEM_TITLE }),
      );
      expect(
        await screen.findByRole('heading', { name: FIRST_ITEM_TITLE, level: 1 }),
      ).toBeVisible();
      expect(href()).toMatch(/\/detail\/10{12}\d{7}$/);
    },
  ],
  [
    'scenario:no-pageable',
    NEWS_PATH,
    async () => {
      await expectText(FIRST_ITEM_TITLE);
      expect(screen.queryByText(/^Page 1/)).not.toBeInTheDocument();
    },
  ],
  ['role:editor', ADMIN_NEWS_PATH, () => expectLoggedInAs('Emma Hughes')],
  ['role:reader', ADMIN_NEWS_PATH, () => expectLoggedInAs('Chen Yun')],
  [
    'role:admin;fail:POST /admin/lawfirm-honour:truncated-text:1',
    '/admin/articles/honors/edit',
    async ({ user }) => {
      const [englishTitle] = await screen.findAllByRole('textbox', { name: /^Title/ });
      await user.type(englishTitle!, 'Written whole');
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      const notice = await screen.findByRole('alert', { name: 'Not everything was saved' });
      expect(within(notice).getByRole('row', { name: /English: Title/ })).toHaveTextContent(
        /Written whole.*Written$/,
      );
    },
  ],
  ['role:admin;fail:/admin/latest-news:401', ADMIN_NEWS_PATH, expectLoggedOut],
  [
    'role:admin;fail:/admin/latest-news:403',
    ADMIN_NEWS_PATH,
    () => expectRejected(/does not have permission/),
  ],
  [
    'fail:/user/latest-news/{id}:404',
    '/news/detail/2000001',
    () => expectText('Article not found'),
  ],
  ['role:admin;fail:/admin/latest-news:409', ADMIN_NEWS_PATH, () => expectRejected(/still in use/)],
  [
    'role:admin;fail:/admin/latest-news:413',
    ADMIN_NEWS_PATH,
    () => expectRejected(/larger than 5 MB/),
  ],
  [
    'role:admin;fail:/admin/latest-news:422',
    ADMIN_NEWS_PATH,
    () => expectRejected(/Title is not valid/),
  ],
  [
    'role:admin;fail:/admin/latest-news:429',
    ADMIN_NEWS_PATH,
    () => expectRejected(/Too many requests/),
  ],
  [
    'role:admin;fail:/admin/latest-news:500',
    ADMIN_NEWS_PATH,
    () => expectRejected(/wrong on our side/),
  ],
  ['role:admin;fail:/admin/latest-news:502', ADMIN_NEWS_PATH, () => expectRejected(/\(code 502\)/)],
  [
    'role:admin;fail:/admin/latest-news:lost-502',
    ADMIN_NEWS_PATH,
    () => expectRejected(/\(code 502\)/),
  ],
  [
    'role:admin;fail:/admin/latest-news:error-in-200',
    ADMIN_NEWS_PATH,
    () => expectRejected(/The request was not processed\./),
  ],
  [
    'role:admin;fail:/admin/latest-news:not-stored',
    ADMIN_NEWS_PATH,
    () => expectRejected(/unexpected response/),
  ],
  ['fail:GET /user/latest-news:503', NEWS_PATH, expectSiteOff],
  [
    'role:admin;fail:/admin/latest-news:malformed',
    ADMIN_NEWS_PATH,
    () => expectRejected(/unexpected response/),
  ],
  [
    'role:admin;fail:/admin/*:wrong-enumeration',
    '/admin/site/status',
    () => expectText(/The server returned 7/),
  ],
];

test.each(STATES)(
  'the screen shows the state of the scenario: %s',
  async (scenarioString, path, expectScreen) => {
    const scenario = parseScenarioString(scenarioString);
    await backend.applyOptions(backendOptionsOf(scenario));
    if (scenario.role) startSession(backend.tokenFor(scenario.role));
    await expectScreen(await openScreen(path));
  },
);

test('the tests of mock scenarios cover every scenario and every fault', () => {
  const scenarioStrings = [
    ...STATES.map(([scenarioString]) => scenarioString),
    ...BROWSER_SCENARIOS,
    ...SLOW_SCENARIOS,
  ];
  const scenarios = [...scenarioStrings, SHORT_SESSION_SCENARIO].map(parseScenarioString);
  const faults = scenarios.flatMap((scenario) => scenario.faults.map(({ name }) => name));
  expect([
    [...new Set(scenarios.flatMap((scenario) => scenario.scenarios))].toSorted(),
    [...new Set(faults)].toSorted(),
  ]).toEqual([SCENARIO_NAMES.toSorted(), FAULT_NAMES.toSorted()]);
});
