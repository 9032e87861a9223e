import type { Page } from '@playwright/test';
import type { Interaction, Result } from './measure-paint';

/** A sequence of steps that users repeat within one visit: the last step leads to the start. */
export interface UserFlow {
  start: string;
  isStaff?: boolean;
  steps: readonly Interaction[];
}

/** Limit of a step to a public page whose data are cached, in milliseconds; all other steps have `MAX_OTHER_MS`. */
const MAX_CACHED_PUBLIC_MS = 100;
const MAX_OTHER_MS = 200;

/** Number of different items that are clicked in turn, so that their data must be fetched. */
const ITEM_COUNT = 7;

const PERSON = 'main a[href^="/people/detail/"]';
const ARTICLE = 'main a[href^="/news/detail/"]';
const EDIT = 'main a[href*="/admin/articles/news/edit?no="]';
const ROW_LINK = 'tbody a[href*="edit"]';

const step = (
  name: string,
  limit: number,
  act: Interaction['act'],
  result: Result,
): Interaction => ({ name, limit, act, result: () => ({ changedSelector: 'main h1', ...result }) });

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Clicks another item in each run, and never the first, which a step with cached data opens. */
const clickAnother = (selector: string) => (page: Page, run: number) =>
  page
    .locator(selector)
    .nth(1 + (run % ITEM_COUNT))
    .click();

/** Navigates back like the browser's button. The page receives a click, which starts the measurement. */
const goBack = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new Event('click'));
    history.back();
  });

const PEOPLE: Result = { path: '^/people$', selector: PERSON };
const NEWS: Result = { path: '^/news$', selector: ARTICLE };
/** The list of news with other items than before. */
const OTHER_NEWS: Result = { path: '^/news$', changedSelector: ARTICLE };

/** The user flows, in English. The data of a page that the flow or the run before it has opened are cached. */
export const USER_FLOWS: readonly UserFlow[] = [
  {
    start: '/home',
    steps: [
      step('/home to /people', MAX_CACHED_PUBLIC_MS, click('header nav a[href="/people"]'), PEOPLE),
      step('/people to a profile', MAX_CACHED_PUBLIC_MS, click(PERSON), {
        path: '^/people/detail/',
      }),
      step('back to /people', MAX_CACHED_PUBLIC_MS, goBack, PEOPLE),
      step('/people to another profile', MAX_OTHER_MS, clickAnother(PERSON), {
        path: '^/people/detail/',
      }),
      step('back to /people again', MAX_CACHED_PUBLIC_MS, goBack, PEOPLE),
      step('/people to /home', MAX_CACHED_PUBLIC_MS, click('header nav a[href="/home"]'), {
        path: '^/home',
      }),
    ],
  },
  {
    start: '/news',
    steps: [
      step('/news to an article', MAX_CACHED_PUBLIC_MS, click(ARTICLE), { path: '^/news/detail/' }),
      step('back to /news', MAX_CACHED_PUBLIC_MS, goBack, NEWS),
      step('/news to another article', MAX_OTHER_MS, clickAnother(ARTICLE), {
        path: '^/news/detail/',
      }),
      step('back to /news again', MAX_CACHED_PUBLIC_MS, goBack, NEWS),
      step('/news, page 1 to 2', MAX_CACHED_PUBLIC_MS, click('main nav a[href*="page=2"]'), {
        path: 'page=2',
        changedSelector: ARTICLE,
      }),
      step('/news, page 2 back to 1', MAX_CACHED_PUBLIC_MS, goBack, OTHER_NEWS),
      step('English to Chinese', MAX_OTHER_MS, click('header button:text-is("中文")'), OTHER_NEWS),
      step('Chinese to English', MAX_OTHER_MS, click('header button:text-is("EN")'), OTHER_NEWS),
    ],
  },
  {
    start: '/admin/articles/news/list',
    isStaff: true,
    steps: [
      step('list of news to edit', MAX_OTHER_MS, click(EDIT), {
        path: '/news/edit',
        selector: '.ql-editor',
      }),
      step('edit back to the list', MAX_OTHER_MS, goBack, {
        path: '/news/list',
        selector: EDIT,
      }),
      step('list, page 1 to 2', MAX_OTHER_MS, click('.ant-pagination-item-2'), {
        path: 'pageNo=2',
        changedSelector: ROW_LINK,
      }),
      step('list, page 2 back to 1', MAX_OTHER_MS, goBack, {
        path: '/news/list',
        changedSelector: ROW_LINK,
      }),
    ],
  },
];
