import type { Locator, Page } from '@playwright/test';
import { timeUntilPainted, type Interaction } from './measure-paint';
import { median, type Metrics, type Report } from './report';
import { closeBrowser, visit } from './responsiveness';
import { serve, type ServedBuild } from './servers';
import { timeKeys } from './typing';

/** Number of measured runs of an interaction, after one that warms the page up. */
const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Number of news items and of lawyers in the mock, more than a page of 100 rows. */
const ITEM_COUNT = '120';
/** Maximum time from an event to the paint of its result, in milliseconds (docs/architecture.md#8-performance). */
const MAX_INTERACTION_MS = 200;
const MAX_KEY_MS = 50;
/** Time of a key press and pause around an interaction in milliseconds, so that the next one does not wait for its work. */
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

/** An interaction with the unmeasured steps before and after it. */
interface ScreenInteraction extends Omit<Interaction, 'limit'> {
  /** Brings the screen into the state in which the interaction starts. */
  prepare?: Interaction['act'];
  /** Restores the state before `prepare`, for the next run. */
  undo?: Interaction['act'];
}

/** Interactions on one screen. */
interface Screen {
  path: string;
  /** The field whose keys are measured, with the name of the measurement, and how it is opened. */
  keys?: {
    name: string;
    field: string;
    open?: (page: Page) => Promise<unknown>;
  };
  interactions?: readonly ScreenInteraction[];
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
const selections = (list: string): ScreenInteraction[] => [
  {
    name: `${list}: select all of 100 rows`,
    act: (page) => press(page.locator(SELECT_ALL)),
    result: () => ({
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
    result: (run) => ({ selector: `${row(run)} .ant-checkbox-checked` }),
  },
];

const openPreview = (page: Page) => press(page.getByRole('button', { name: 'Preview' }));
const closePreview = async (page: Page) => {
  await page.getByRole('button', { name: 'Close preview' }).click();
  await untilHidden(page, PREVIEW);
};

const waitForRows = (page: Page) => page.locator('main tbody tr.ant-table-row').first().waitFor();

/** Returns the navigation from a list of news by a link. */
const navigation = (
  name: string,
  link: string,
  path: string,
  selector: string,
): ScreenInteraction => ({
  name,
  act: (page) => press(page.locator(link).first()),
  result: () => ({ path, changedSelector: 'main h1', selector }),
  undo: async (page) => {
    await page.goBack();
    await waitForRows(page);
  },
});

/** Returns the navigations from a list of news to an edit form, and to the form with the most fields. */
const navigations = (list: string): ScreenInteraction[] => [
  navigation(
    `${list} to edit form`,
    'main a[href*="/admin/articles/news/edit?no="]',
    '/news/edit',
    TITLE,
  ),
  navigation(`${list} to portal`, 'a[href="/admin/site/edit"]', '/site/edit', 'main form'),
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
        result: () => ({ selector: 'article, main, h1', frame: `${PREVIEW} iframe` }),
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
        result: () => ({ selector: `${PREVIEW} h2` }),
        undo: closePreview,
      },
      {
        name: 'preview: page',
        act: openPreview,
        result: () => ({ selector: 'article, main, h1', frame: `${PREVIEW} iframe` }),
        undo: closePreview,
      },
      {
        name: 'side by side to single language',
        prepare: (page) => page.locator(layoutOption('Side by side')).click(),
        act: (page) => press(page.locator(layoutOption('Single language'))),
        result: () => ({ selector: 'section[role="tabpanel"]' }),
      },
      {
        name: 'single language to side by side',
        prepare: (page) => page.locator(layoutOption('Single language')).click(),
        act: (page) => press(page.locator(layoutOption('Side by side'))),
        result: () => ({
          selector: 'section:not([role], [hidden]) + section:not([role], [hidden])',
        }),
      },
    ],
  },
  { path: LAWYERS, interactions: selections('lawyers') },
  {
    path: NEWS,
    keys: {
      name: 'a key in the palette',
      field: COMBOBOX,
      open: async (page) => {
        await page.locator(PALETTE).click();
        await page.locator(`${MODAL} [role="option"]`).first().waitFor();
      },
    },
    interactions: [
      {
        name: 'row menu',
        act: openMenu,
        result: () => ({ selector: `${MENU} [role="menuitem"]` }),
        undo: (page) => closeByEscape(page, MENU),
      },
      {
        name: 'table settings',
        act: (page) => press(page.locator(SETTINGS)),
        result: () => ({ selector: `${POPOVER} .ant-segmented` }),
        undo: async (page) => {
          await page.locator(SETTINGS).click();
          await untilHidden(page, POPOVER);
        },
      },
      {
        name: 'delete confirm dialog',
        prepare: openMenu,
        act: (page) => press(page.locator(`${MENU} .ant-dropdown-menu-item-danger`)),
        result: () => ({ selector: `${MODAL} .ant-btn-dangerous` }),
        undo: async (page) => {
          await page.locator(`${MODAL} .ant-modal-footer .ant-btn-default`).click();
          await untilHidden(page, MODAL);
        },
      },
      {
        name: 'palette',
        act: (page) => press(page.locator(PALETTE)),
        result: () => ({ selector: `${MODAL} [role="option"]` }),
        undo: closePalette,
      },
      ...selections('news'),
      ...navigations('list'),
    ],
  },
  { path: SHORT_NEWS, interactions: navigations('list of 10 rows') },
];

async function benchScreen(
  origin: string,
  { path, keys, interactions = [] }: Screen,
  metrics: Metrics,
  report: Report,
): Promise<void> {
  const page = await visit(origin, path, true);
  await page.locator('main form, main tbody tr.ant-table-row').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const record = (name: string, runs: number[], limit: number) => {
    metrics.set(name, { value: median(runs), limit });
    report.printProgress(`${name}: ${runs.map(Math.round).join(', ')} ms`);
  };
  for (const interaction of interactions) {
    const runs: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      await interaction.prepare?.(page, run);
      await page.waitForTimeout(PAUSE_MS);
      runs.push(await timeUntilPainted(page, interaction, run));
      await page.waitForTimeout(PAUSE_MS);
      await interaction.undo?.(page, run);
    }
    record(interaction.name, runs.slice(1), MAX_INTERACTION_MS);
  }
  if (keys) {
    await keys.open?.(page);
    await timeKeys(page, keys.field, 'a', PAUSE_MS);
    record(keys.name, await timeKeys(page, keys.field, 'a'.repeat(RUNS), PAUSE_MS), MAX_KEY_MS);
  }
  await closeBrowser(page);
}

/**
 * Measures the admin screens whose path contains `pathPart`, with the processor slowed down four times: from each event to
 * the paint of its result.
 */
export async function benchInteractions(
  folders: readonly { name: string; folder: string }[],
  pathPart: string,
  report: Report,
): Promise<void> {
  const builds: (ServedBuild & { metrics: Metrics })[] = [];
  for (const { name, folder } of folders)
    builds.push({ ...(await serve(name, folder, '--scale', ITEM_COUNT)), metrics: new Map() });
  for (const screen of SCREENS.filter(({ path }) => path.includes(pathPart))) {
    for (const { name, url, metrics } of builds) {
      report.printProgress(`interactions on ${screen.path}, ${name}`);
      await benchScreen(url, screen, metrics, report);
    }
  }
  report.printMetrics(
    'interactions',
    `From an event to the paint of its result in ms: processor slowed ${CPU_SLOWDOWN} times, medians of ${RUNS}`,
    builds,
  );
}
