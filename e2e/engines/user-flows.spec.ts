import { expect, test as base } from '@playwright/test';
import { startPreview } from '../start-server';
import { pointOf, type Engine, type Target } from './engine';
import { HAS_FIREFOX, startFirefox } from './firefox';
import { copyBuildWithErrorRecorder } from './error-recording-build';
import { startWebKit, HAS_WEBKIT } from './webkit';

const ENGINES: Record<
  string,
  { isInstalled: boolean; start: () => Promise<Engine>; skipReason: string }
> = {
  firefox: {
    isInstalled: HAS_FIREFOX,
    start: startFirefox,
    skipReason: 'Firefox ESR is missing: apt-get install firefox-esr',
  },
  webkit: {
    isInstalled: HAS_WEBKIT,
    start: startWebKit,
    skipReason: 'WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb',
  },
};

interface Mutation {
  method: string;
  path: string;
  body?: unknown;
}

/** A user of one of the engines, who waits until each target exists. */
class User {
  constructor(
    readonly engine: Engine,
    readonly url: string,
  ) {}

  /** Opens a path of the site. */
  open(path: string): Promise<void> {
    return this.engine.open(`${this.url}${path}`);
  }

  /** Clicks on a target once it exists. */
  async click(target: Target): Promise<void> {
    await expect(async () => {
      const [left, top] = await pointOf(this.engine.run, target);
      await this.engine.click(left, top);
    }).toPass({ timeout: 30_000, intervals: [100] });
  }

  /** Clicks into a field and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.engine.type(text);
  }

  /** Waits until an element contains a text. */
  async expectText(selector: string, text: string | RegExp): Promise<void> {
    const body = `return [...document.querySelectorAll(${JSON.stringify(selector)})]
      .filter((part) => part.checkVisibility()).map(({ innerText }) => innerText).join('\\n')`;
    const readText = () => this.engine.run<string>(body);
    await (typeof text === 'string'
      ? expect.poll(readText).toContain(text)
      : expect.poll(readText).toMatch(text));
  }

  /** Returns the path in the address bar. */
  readPath(): Promise<string> {
    return this.engine.run('return location.pathname');
  }

  /** Returns the mutations that the backend received. */
  async fetchMutations(): Promise<Mutation[]> {
    const response = await fetch(`${this.url}/__mock/requests`);
    return ((await response.json()) as Mutation[]).filter(({ method }) => method !== 'GET');
  }
}

const test = base.extend<{ user: User }>({
  user: async ({}, use, { project, parallelIndex }) => {
    const engine = ENGINES[project.name];
    if (!engine) throw new Error(`Unknown engine: ${project.name}`);
    if (!engine.isInstalled) console.log(`Skipped: ${engine.skipReason}`);
    test.skip(!engine.isInstalled, engine.skipReason);
    const build = await copyBuildWithErrorRecorder(`user-flows-${parallelIndex}`);
    const { url, stop } = await startPreview('--build', build);
    try {
      const browser = await engine.start();
      try {
        await use(new User(browser, url));
        expect(await browser.run('return pageErrors'), 'errors in the page').toEqual([]);
        const mismatches: unknown = await (await fetch(`${url}/__mock/mismatches`)).json();
        expect(mismatches, 'exchanges that break the contract').toEqual([]);
      } finally {
        await browser.close();
      }
    } finally {
      stop();
    }
  },
});

const byRole = (role: string, name: string | RegExp, container?: Target): Target => ({
  role,
  name,
  ...(container && { within: container }),
});

const NAVIGATION = byRole('navigation', 'Main');

test.describe('@engine', () => {
  test('a visitor goes from the home page to a lawyer, switches the language there and back, and opens an article', async ({
    user,
  }) => {
    await user.open('/home');
    await user.expectText('h2', 'Counsel across borders since 1987');
    await user.click(byRole('link', 'People', NAVIGATION));
    await user.expectText('h1', 'People');
    await user.fill(byRole('searchbox', 'Search lawyers'), 'zhengyuan');
    await user.expectText('main', '1 lawyer');
    await user.click(byRole('link', 'Lin Zhengyuan'));
    await user.expectText('h1', 'Lin Zhengyuan');
    await user.click(byRole('button', '中文'));
    await user.expectText('h1', '林正远');
    await user.click(byRole('button', 'EN'));
    await user.expectText('h1', 'Lin Zhengyuan');
    await user.click(byRole('link', 'News', NAVIGATION));
    await user.click(byRole('link', /^Forty years in 2027/));
    await user.expectText('h1', 'Forty years in 2027');
    await user.expectText('article', /\w{3}/);
    expect(await user.readPath()).toMatch(/^\/news\/detail\//);
  });

  test('a visitor sends a message to the firm', async ({ user }) => {
    await user.open('/about#contact');
    const form = byRole('form', 'Write to us');
    await user.click(byRole('button', 'Send message', form));
    await user.expectText('form', 'Please enter');
    await user.fill(byRole('textbox', 'Email', form), 'olivia@meridian.example');
    await user.fill(byRole('textbox', 'Message (optional)', form), 'A charterparty dispute.');
    await user.click(byRole('button', 'Send message', form));
    await user.expectText('main', 'Thank you for your message.');
    const content = 'A charterparty dispute.';
    expect((await user.fetchMutations()).map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'olivia@meridian.example', content }),
    ]);
  });

  test('staff log in, edit and publish a news item, and undo a deletion', async ({ user }) => {
    const { engine } = user;
    await user.open('/admin-login');
    await user.fill(byRole('textbox', 'Account'), 'admin');
    await engine.press('Tab');
    await engine.type('admin123');
    await engine.press('Enter');
    await user.expectText('h1', 'News');

    await user.open('/admin/articles/news/edit?no=N-0102');
    const english = byRole('region', /^English/);
    await user.fill(byRole('textbox', 'Title', english), ' Revised.');
    await user.click(byRole('textbox', 'Content', english));
    await engine.press('Control+Home');
    await engine.press('Control+b');
    await engine.type('New: ');
    await engine.press('Control+b');
    await user.click(byRole('button', 'Publish'));
    await user.expectText('body', 'Published.');
    const [, update] = await user.fetchMutations();
    expect(update).toMatchObject({ method: 'PUT', path: '/api/admin/latest-news' });
    expect(JSON.stringify(update)).toContain('<strong>New: </strong>');

    await user.open('/admin/articles/news/list?no=N-0102');
    const row = byRole('row', /Revised/);
    await user.click(byRole('button', /^More/, row));
    await user.click(byRole('menuitem', /^Delete/));
    await user.click(byRole('button', /^Delete/, byRole('dialog', /./)));
    await user.expectText('tbody', 'Deleting…');
    await user.click(byRole('button', /^Undo/, row));
    await user.click(byRole('button', /^More/, row));
    expect((await user.fetchMutations()).filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
