import type { Page } from '@playwright/test';
import { goBack, untilPainted, type Destination } from './measure-paint';

/** One step of a way: what is pressed (nothing: back), and where it leads. */
interface Step {
  name: string;
  press?: string;
  arrival: Destination;
  /** Presses another of its like with every walk, so that what it leads to has to be read. */
  another?: boolean;
  /** The most milliseconds from the click to the paint (design 8). */
  limit: number;
}

/** A way that people go in one visit, again and again: its last step leads to where it starts. */
export interface UserFlow {
  start: string;
  staff?: boolean;
  steps: readonly Step[];
}

/** Data at hand: nothing is waited for. */
const AT_HAND = 100;
const READ = 200;

const TITLE = 'main h1';
const PERSON = 'main a[href^="/people/detail/"]';
const ARTICLE = 'main a[href^="/news/detail/"]';
const EDIT = 'main a[href*="/admin/articles/news/edit?no="]';

const step = (
  name: string,
  limit: number,
  press: string | undefined,
  arrival: Partial<Destination> & { path: string },
): Step => ({ name, limit, ...(press && { press }), arrival: { changed: TITLE, ...arrival } });

/** A step to one of several, whose data are read. */
const toAnother = (name: string, press: string, path: string): Step => ({
  ...step(name, READ, press, { path }),
  another: true,
});

/** What is walked, in English; a page opened before counts as one whose data is at hand. */
export const USER_FLOWS: readonly UserFlow[] = [
  {
    start: '/home',
    steps: [
      step('/home to /people', AT_HAND, 'header nav a[href="/people"]', {
        path: '^/people',
        shown: PERSON,
      }),
      step('/people to a profile', AT_HAND, PERSON, { path: '^/people/detail/' }),
      step('back to /people', AT_HAND, undefined, { path: '^/people$', shown: PERSON }),
      toAnother('/people to another profile', PERSON, '^/people/detail/'),
      step('back to /people again', AT_HAND, undefined, { path: '^/people$', shown: PERSON }),
      step('/people to /home', AT_HAND, 'header nav a[href="/home"]', { path: '^/home' }),
    ],
  },
  {
    start: '/news',
    steps: [
      step('/news to an article', AT_HAND, ARTICLE, { path: '^/news/detail/' }),
      step('back to /news', AT_HAND, undefined, { path: '^/news$', shown: ARTICLE }),
      toAnother('/news to another article', ARTICLE, '^/news/detail/'),
      step('back to /news again', AT_HAND, undefined, { path: '^/news$', shown: ARTICLE }),
      step('/news, page 1 to 2', AT_HAND, 'main nav a[href*="page=2"]', {
        path: 'page=2',
        changed: ARTICLE,
      }),
      step('/news, page 2 back to 1', AT_HAND, undefined, { path: '^/news$', changed: ARTICLE }),
      step('English to Chinese', READ, 'header button:text-is("中文")', {
        path: '^/news$',
        changed: ARTICLE,
      }),
      step('Chinese to English', READ, 'header button:text-is("EN")', {
        path: '^/news$',
        changed: ARTICLE,
      }),
    ],
  },
  {
    start: '/admin/articles/news/list',
    staff: true,
    steps: [
      step('list of news to edit', READ, EDIT, { path: '/news/edit', shown: '.ql-editor' }),
      step('edit back to the list', READ, undefined, { path: '/news/list', shown: EDIT }),
      step('list, page 1 to 2', READ, '.ant-pagination-item-2', {
        path: 'pageNo=2',
        changed: 'tbody a[href*="edit"]',
      }),
      step('list, page 2 back to 1', READ, undefined, {
        path: '/news/list',
        changed: 'tbody a[href*="edit"]',
      }),
    ],
  },
];

/** So many of a kind are pressed, one after the other. */
const CONTENT_TYPES = 8;

/** Goes a way for the so-manieth time, from where it starts, and gives the milliseconds of each step. */
export async function walk(page: Page, { steps }: UserFlow, count: number): Promise<number[]> {
  const times: number[] = [];
  for (const { press, another, arrival } of steps) {
    // The first is for the step that knows what it leads to.
    const index = another ? 1 + (count % (CONTENT_TYPES - 1)) : 0;
    const act = press ? () => page.locator(press).nth(index).click() : () => goBack(page);
    times.push(await untilPainted(page, arrival, act));
  }
  return times;
}
