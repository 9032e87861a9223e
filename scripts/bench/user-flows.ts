import type { Page } from '@playwright/test';
import { goBack, timeUntilPainted, type Destination } from './measure-paint';

/** One step of a user flow: the element that is clicked (none: back), and its destination. */
interface Step {
  name: string;
  clickedSelector?: string;
  destination: Destination;
  /** Clicks another element of the same kind in each run, so that its data must be fetched. */
  clicksAnother?: boolean;
  /** Maximum time from the click to the paint, in milliseconds (docs/architecture.md#8-performance). */
  limit: number;
}

/** A sequence of steps that users repeat within one visit: the last step leads to the start. */
export interface UserFlow {
  start: string;
  isStaff?: boolean;
  steps: readonly Step[];
}

/** Limit if the data are cached, in milliseconds. */
const MAX_CACHED_MS = 100;
const MAX_FETCHED_MS = 200;

const TITLE = 'main h1';
const PERSON = 'main a[href^="/people/detail/"]';
const ARTICLE = 'main a[href^="/news/detail/"]';
const EDIT = 'main a[href*="/admin/articles/news/edit?no="]';

const step = (
  name: string,
  limit: number,
  clickedSelector: string | undefined,
  destination: Partial<Destination> & { path: string },
): Step => ({
  name,
  limit,
  ...(clickedSelector && { clickedSelector }),
  destination: { changedSelector: TITLE, ...destination },
});

/** Returns a step to one of several items, whose data must be fetched. */
const stepToAnotherItem = (name: string, clickedSelector: string, path: string): Step => ({
  ...step(name, MAX_FETCHED_MS, clickedSelector, { path }),
  clicksAnother: true,
});

/** The user flows, in English; data of a page that was opened before count as cached. */
export const USER_FLOWS: readonly UserFlow[] = [
  {
    start: '/home',
    steps: [
      step('/home to /people', MAX_CACHED_MS, 'header nav a[href="/people"]', {
        path: '^/people',
        visibleSelector: PERSON,
      }),
      step('/people to a profile', MAX_CACHED_MS, PERSON, { path: '^/people/detail/' }),
      step('back to /people', MAX_CACHED_MS, undefined, {
        path: '^/people$',
        visibleSelector: PERSON,
      }),
      stepToAnotherItem('/people to another profile', PERSON, '^/people/detail/'),
      step('back to /people again', MAX_CACHED_MS, undefined, {
        path: '^/people$',
        visibleSelector: PERSON,
      }),
      step('/people to /home', MAX_CACHED_MS, 'header nav a[href="/home"]', { path: '^/home' }),
    ],
  },
  {
    start: '/news',
    steps: [
      step('/news to an article', MAX_CACHED_MS, ARTICLE, { path: '^/news/detail/' }),
      step('back to /news', MAX_CACHED_MS, undefined, {
        path: '^/news$',
        visibleSelector: ARTICLE,
      }),
      stepToAnotherItem('/news to another article', ARTICLE, '^/news/detail/'),
      step('back to /news again', MAX_CACHED_MS, undefined, {
        path: '^/news$',
        visibleSelector: ARTICLE,
      }),
      step('/news, page 1 to 2', MAX_CACHED_MS, 'main nav a[href*="page=2"]', {
        path: 'page=2',
        changedSelector: ARTICLE,
      }),
      step('/news, page 2 back to 1', MAX_CACHED_MS, undefined, {
        path: '^/news$',
        changedSelector: ARTICLE,
      }),
      step('English to Chinese', MAX_FETCHED_MS, 'header button:text-is("中文")', {
        path: '^/news$',
        changedSelector: ARTICLE,
      }),
      step('Chinese to English', MAX_FETCHED_MS, 'header button:text-is("EN")', {
        path: '^/news$',
        changedSelector: ARTICLE,
      }),
    ],
  },
  {
    start: '/admin/articles/news/list',
    isStaff: true,
    steps: [
      step('list of news to edit', MAX_FETCHED_MS, EDIT, {
        path: '/news/edit',
        visibleSelector: '.ql-editor',
      }),
      step('edit back to the list', MAX_FETCHED_MS, undefined, {
        path: '/news/list',
        visibleSelector: EDIT,
      }),
      step('list, page 1 to 2', MAX_FETCHED_MS, '.ant-pagination-item-2', {
        path: 'pageNo=2',
        changedSelector: 'tbody a[href*="edit"]',
      }),
      step('list, page 2 back to 1', MAX_FETCHED_MS, undefined, {
        path: '/news/list',
        changedSelector: 'tbody a[href*="edit"]',
      }),
    ],
  },
];

/** Number of different elements that are clicked in turn. */
const ELEMENT_COUNT = 8;

/** Runs a user flow for the nth time and returns the milliseconds of each step. */
export async function runFlow(page: Page, { steps }: UserFlow, count: number): Promise<number[]> {
  const times: number[] = [];
  for (const { clickedSelector, clicksAnother, destination } of steps) {
    // The first is for the step with a fixed destination.
    const index = clicksAnother ? 1 + (count % (ELEMENT_COUNT - 1)) : 0;
    const act = clickedSelector
      ? () => page.locator(clickedSelector).nth(index).click()
      : () => goBack(page);
    times.push(await timeUntilPainted(page, destination, act));
  }
  return times;
}
