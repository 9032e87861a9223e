import type { Locator, Page } from '@playwright/test';
import {
  timeUntilPainted,
  timeUntilShown,
  type Destination,
  type ResultElement,
} from './measure-paint';
import { formatCell, median, type Report } from './report';
import { closeBrowser, visit } from './response';
import { serve, type ServedBuild } from './servers';
import { startTyping, keyDurations } from './typing';

/** Number of measured runs of an interaction, after one that warms the page up. */
const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Items of each content type in the mock, more than a page of 100 rows. */
const ITEM_COUNT = '120';
/** Maximum time from an event to the paint of its result, in milliseconds (docs/architecture.md#8-performance). */
const MAX_INTERACTION_MS = 200;
const MAX_KEY_MS = 50;
/** Pause after a key in milliseconds, so that the next one does not wait for its work. */
const PAUSE_MS = 400;
/** Time that a user presses the button of the mouse. */
const PRESS_MS = 100;

const NEWS = '/admin/articles/news/list?pageSize=100';
/** The list as users first see it: 10 rows. */
const SHORT_NEWS = '/admin/articles/news/list';
const LAWYERS = '/admin/people/list?pageSize=100';
const NEW_ARTICLE = '/admin/articles/news/edit';
const ARTICLE = '/admin/articles/news/edit?no=N-0102';
const LONG_ARTICLE = '/admin/articles/news/edit?no=N-0101';

const TITLE = '#field-versions-en_US-title';
const SELECT_ALL = 'thead .ant-checkbox-input';
const MENU = '.ant-dropdown:not(.ant-dropdown-hidden)';
const POPOVER = '.ant-popover:not(.ant-popover-hidden)';
const MODAL = '.ant-modal-wrap:not([style*="display: none"])';
const SETTINGS = 'button[aria-label="Table settings"]';
const PALETTE = 'header button[aria-keyshortcuts]';
const COMBOBOX = `${MODAL} [role="combobox"]`;
const PREVIEW = 'dialog[open]';

/** An interaction: what the user does, and the element that shows the result. */
interface Interaction {
  name: string;
  /** Acts for the nth time. */
  act: (page: Page, run: number) => Promise<unknown>;
  /** Returns the element that shows the result of the nth run. */
  resultElement: (run: number) => ResultElement;
  /** Restores the state before it; not measured. */
  undo?: (page: Page) => Promise<unknown>;
  /** Leads to the state before it; not measured. */
  prepare?: (page: Page, run: number) => Promise<unknown>;
}

/** Interactions on one screen. */
interface Screen {
  path: string;
  /** The field whose keys are measured, with the name of the measurement. */
  keys?: { name: string; field: string };
  interactions?: readonly Interaction[];
  /** Links to other screens, from which "back" leads here. */
  links?: readonly { name: string; link: string; destination: Destination }[];
}

const row = (run: number) => `tbody tr.ant-table-row:nth-of-type(${run + 2})`;
const layoutOption = (name: string) => `.ant-segmented-item-label[title="${name}"]`;
/**
 * Clicks as users do: the page handles the press before the click. Without Playwright's check that the element is under
 * the pointer, which would search the page within the measured time.
 */
const press = (control: Locator) => control.click({ force: true, delay: PRESS_MS });
const untilHidden = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'hidden' });
const closeByEscape = async (page: Page, selector: string) => {
  await page.keyboard.press('Escape');
  await untilHidden(page, selector);
};
const closePalette = async (page: Page) => {
  await page.locator(`${MODAL} .ant-modal-close`).click();
  await untilHidden(page, MODAL);
};
const openMenu = (page: Page, run: number) =>
  press(page.locator(`${row(run)} .ant-dropdown-trigger`));

/** Returns the selections on a list of 100 rows. */
const selections = (list: string): Interaction[] => [
  {
    name: `${list}: select all of 100 rows`,
    act: (page) => press(page.locator(SELECT_ALL)),
    resultElement: () => ({
      selector:
        'tbody:not(:has(.ant-table-selection-column .ant-checkbox:not(.ant-checkbox-checked)))',
    }),
    undo: async (page) => {
      await page.locator(SELECT_ALL).click();
      await untilHidden(page, 'tbody .ant-checkbox-checked');
    },
  },
  {
    name: `${list}: select one more row`,
    act: (page, run) => press(page.locator(`${row(run)} .ant-checkbox-input`)),
    resultElement: (run) => ({ selector: `${row(run)} .ant-checkbox-checked` }),
  },
];

const openPreview = (page: Page) => press(page.getByRole('button', { name: 'Preview' }));
const closePreview = async (page: Page) => {
  await page.getByRole('button', { name: 'Close preview' }).click();
  await untilHidden(page, PREVIEW);
};

/** Returns the links from a list of news to an edit form, and to the form with the most fields. */
const linksOf = (list: string): NonNullable<Screen['links']> => [
  {
    name: `${list} to edit form`,
    link: 'main a[href*="/admin/articles/news/edit?no="]',
    destination: { path: '/news/edit', changedSelector: 'main h1', visibleSelector: TITLE },
  },
  {
    name: `${list} to portal`,
    link: 'a[href="/admin/site/edit"]',
    destination: { path: '/site/edit', changedSelector: 'main h1', visibleSelector: 'main form' },
  },
];

const SCREENS: readonly Screen[] = [
  { path: NEW_ARTICLE, keys: { name: 'a key in the title of an empty form', field: TITLE } },
  {
    path: LONG_ARTICLE,
    keys: { name: 'a key in the title of the longest article', field: TITLE },
    interactions: [
      {
        name: 'preview of the longest article',
        act: openPreview,
        resultElement: () => ({ selector: 'article, main, h1', frame: `${PREVIEW} iframe` }),
        undo: closePreview,
      },
    ],
  },
  {
    path: ARTICLE,
    interactions: [
      {
        name: 'preview: dialog',
        act: openPreview,
        resultElement: () => ({ selector: `${PREVIEW} h2` }),
        undo: closePreview,
      },
      {
        name: 'preview: page',
        act: openPreview,
        resultElement: () => ({ selector: 'article, main, h1', frame: `${PREVIEW} iframe` }),
        undo: closePreview,
      },
      {
        name: 'side by side to single language',
        prepare: (page) => page.locator(layoutOption('Side by side')).click(),
        act: (page) => press(page.locator(layoutOption('Single language'))),
        resultElement: () => ({ selector: 'section[role="tabpanel"]' }),
      },
      {
        name: 'single language to side by side',
        prepare: (page) => page.locator(layoutOption('Single language')).click(),
        act: (page) => press(page.locator(layoutOption('Side by side'))),
        resultElement: () => ({
          selector: 'section:not([role], [hidden]) + section:not([role], [hidden])',
        }),
      },
    ],
  },
  { path: LAWYERS, interactions: selections('lawyers') },
  {
    path: NEWS,
    interactions: [
      {
        name: 'row menu',
        act: openMenu,
        resultElement: () => ({ selector: `${MENU} [role="menuitem"]` }),
        undo: (page) => closeByEscape(page, MENU),
      },
      {
        name: 'table settings',
        act: (page) => press(page.locator(SETTINGS)),
        resultElement: () => ({ selector: `${POPOVER} .ant-segmented` }),
        undo: async (page) => {
          await page.locator(SETTINGS).click();
          await untilHidden(page, POPOVER);
        },
      },
      {
        name: 'delete confirm dialog',
        prepare: openMenu,
        act: (page) => press(page.locator(`${MENU} .ant-dropdown-menu-item-danger`)),
        resultElement: () => ({ selector: `${MODAL} .ant-btn-dangerous` }),
        undo: async (page) => {
          await page.locator(`${MODAL} .ant-modal-footer .ant-btn-default`).click();
          await untilHidden(page, MODAL);
        },
      },
      {
        name: 'palette',
        act: (page) => press(page.locator(PALETTE)),
        resultElement: () => ({ selector: `${MODAL} [role="option"]` }),
        undo: closePalette,
      },
      ...selections('news'),
    ],
    links: linksOf('list'),
  },
  { path: SHORT_NEWS, links: linksOf('list of 10 rows') },
];

/** Metrics of one build: the milliseconds of each run, with their limit. */
type Times = Map<string, { limit: number; runs: number[] }>;

async function visitWithSlowCpu(origin: string, path: string): Promise<Page> {
  const page = await visit(origin, path, true);
  await page.locator('main form, main tbody tr.ant-table-row').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

async function timeKeys(page: Page, field: string): Promise<number[]> {
  await page.locator(field).click();
  await page.keyboard.type('a', { delay: PAUSE_MS });
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(startTyping);
  for (let run = 0; run < RUNS; run += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(keyDurations, RUNS);
}

async function benchScreen(
  origin: string,
  screen: Screen,
  times: Times,
  report: Report,
): Promise<void> {
  const { path, keys, interactions = [], links = [] } = screen;
  const page = await visitWithSlowCpu(origin, path);
  const recordRuns = (name: string, runs: number[], limit = MAX_INTERACTION_MS) =>
    times.set(name, { limit, runs });
  if (keys) recordRuns(keys.name, await timeKeys(page, keys.field), MAX_KEY_MS);
  for (const { name, act, resultElement, undo, prepare } of interactions) {
    const runs: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      await prepare?.(page, run);
      await page.waitForTimeout(PAUSE_MS);
      runs.push(await timeUntilShown(page, resultElement(run), () => act(page, run)));
      await page.waitForTimeout(PAUSE_MS);
      await undo?.(page);
    }
    recordRuns(name, runs.slice(1));
    report.printProgress(`${name}: ${runs.map(Math.round).join(', ')} ms`);
  }
  if (path === NEWS) {
    // Only an open palette has the field.
    await page.locator(PALETTE).click();
    await page.locator(`${MODAL} [role="option"]`).first().waitFor();
    recordRuns('a key in the palette', await timeKeys(page, COMBOBOX), MAX_KEY_MS);
    await closePalette(page);
  }
  for (const { name, link, destination } of links) {
    const runs: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const control = page.locator(link).first();
      runs.push(await timeUntilPainted(page, destination, () => press(control)));
      await page.waitForTimeout(PAUSE_MS);
      await page.goBack();
      await page.locator('main tbody tr.ant-table-row').first().waitFor();
      await page.waitForTimeout(PAUSE_MS);
    }
    recordRuns(name, runs.slice(1));
  }
  await closeBrowser(page);
}

/**
 * Measures the admin area with 100 rows on a page and the processor slowed down four times: from each event to the
 * paint of its result.
 */
export async function benchInteractions(
  folders: readonly { name: string; folder: string }[],
  page: string,
  report: Report,
): Promise<void> {
  const builds: (ServedBuild & { times: Times })[] = [];
  for (const { name, folder } of folders)
    builds.push({ ...(await serve(name, folder, '--scale', ITEM_COUNT)), times: new Map() });
  for (const screen of SCREENS.filter(({ path }) => path.includes(page))) {
    for (const { name, url, times } of builds) {
      report.printProgress(`interactions on ${screen.path}, ${name}`);
      await benchScreen(url, screen, times, report);
    }
  }
  for (const { name, times } of builds) {
    const medians = [...times].map(([measured, { runs }]) => [measured, median(runs)] as const);
    report.saveLine({ group: 'interactions', build: name, ...Object.fromEntries(medians) });
  }
  report.printTable(
    `From an event to the paint of its result in ms: processor slowed ${CPU_SLOWDOWN} times, medians of ${RUNS}`,
    ['Interaction', 'Target', ...builds.map(({ name }) => name)],
    [...(builds[0]?.times ?? [])].map(([measured, { limit }]) => [
      measured,
      `< ${limit}`,
      ...builds.map(({ times }) => formatCell(median(times.get(measured)?.runs ?? []), 0, limit)),
    ]),
  );
}
