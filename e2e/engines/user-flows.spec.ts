import { expect, test as base } from '@playwright/test';
import { startPreview } from '../start-server';
import { placeOf, type Engine, type Target } from './engine';
import { HAS_FIREFOX, startFirefox } from './firefox';
import { watchedBuild } from './watched-build';
import { startWebKit, HAS_WEBKIT } from './webkit';

const ENGINES: Record<string, { here: boolean; start: () => Promise<Engine>; missing: string }> = {
  firefox: {
    here: HAS_FIREFOX,
    start: startFirefox,
    missing: 'Firefox ESR is missing: apt-get install firefox-esr',
  },
  webkit: {
    here: HAS_WEBKIT,
    start: startWebKit,
    missing: 'WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb',
  },
};

interface Sent {
  method: string;
  path: string;
  body?: unknown;
}

/** A user of one of the engines, who waits until each target exists. */
class Person {
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
      const [left, top] = await placeOf(this.engine.run, target);
      await this.engine.click(left, top);
    }).toPass({ timeout: 30_000, intervals: [100] });
  }

  /** Clicks into a field and types. */
  async write(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.engine.type(text);
  }

  /** Waits until an element contains a text. */
  async reads(selector: string, text: string | RegExp): Promise<void> {
    const body = `return [...document.querySelectorAll(${JSON.stringify(selector)})]
      .filter((part) => part.checkVisibility()).map(({ innerText }) => innerText).join('\\n')`;
    const read = () => this.engine.run<string>(body);
    await (typeof text === 'string'
      ? expect.poll(read).toContain(text)
      : expect.poll(read).toMatch(text));
  }

  /** Returns the path in the address bar. */
  path(): Promise<string> {
    return this.engine.run('return location.pathname');
  }

  /** Returns the mutations that the backend received. */
  async sent(): Promise<Sent[]> {
    const answer = await fetch(`${this.url}/__mock/requests`);
    return ((await answer.json()) as Sent[]).filter(({ method }) => method !== 'GET');
  }
}

const test = base.extend<{ person: Person }>({
  person: async ({}, use, { project, parallelIndex }) => {
    const engine = ENGINES[project.name];
    if (!engine) throw new Error(`no engine goes by the name ${project.name}`);
    if (!engine.here) console.log(`Skipped: ${engine.missing}`);
    test.skip(!engine.here, engine.missing);
    const build = await watchedBuild(`ways-${parallelIndex}`);
    const { url, stop } = await startPreview('--build', build);
    try {
      const driven = await engine.start();
      try {
        await use(new Person(driven, url));
        expect(await driven.run('return faults'), 'errors in the page').toEqual([]);
        const mismatches: unknown = await (await fetch(`${url}/__mock/mismatches`)).json();
        expect(mismatches, 'exchanges that break the contract').toEqual([]);
      } finally {
        await driven.close();
      }
    } finally {
      stop();
    }
  },
});

const at = (role: string, name: string | RegExp, within?: Target): Target => ({
  role,
  name,
  ...(within && { within }),
});

const NAVIGATION = at('navigation', 'Main');

test.describe('@engine', () => {
  test('a visitor goes from the home page to a lawyer and an article, in both languages', async ({
    person,
  }) => {
    await person.open('/home');
    await person.reads('h2', 'Counsel across borders since 1987');
    await person.click(at('link', 'People', NAVIGATION));
    await person.reads('h1', 'People');
    await person.write(at('searchbox', 'Search lawyers'), 'zhengyuan');
    await person.reads('main', '1 lawyer');
    await person.click(at('link', 'Lin Zhengyuan'));
    await person.reads('h1', 'Lin Zhengyuan');
    await person.click(at('button', '中文'));
    await person.reads('h1', '林正远');
    await person.click(at('button', 'EN'));
    await person.reads('h1', 'Lin Zhengyuan');
    await person.click(at('link', 'News', NAVIGATION));
    await person.click(at('link', /^Forty years in 2027/));
    await person.reads('h1', 'Forty years in 2027');
    await person.reads('article', /\w{3}/);
    expect(await person.path()).toMatch(/^\/news\/detail\//);
  });

  test('a visitor sends a message to the firm', async ({ person }) => {
    await person.open('/about#contact');
    const form = at('form', 'Write to us');
    await person.click(at('button', 'Send message', form));
    await person.reads('form', 'Please enter');
    await person.write(at('textbox', 'Email', form), 'olivia@meridian.example');
    await person.write(at('textbox', 'Message (optional)', form), 'A charterparty dispute.');
    await person.click(at('button', 'Send message', form));
    await person.reads('main', 'Thank you for your message.');
    const content = 'A charterparty dispute.';
    expect((await person.sent()).map(({ body }) => body)).toEqual([
      expect.objectContaining({ email: 'olivia@meridian.example', content }),
    ]);
  });

  test('staff log in, edit and publish a news item, and undo a deletion', async ({ person }) => {
    const { engine } = person;
    await person.open('/admin-login');
    await person.write(at('textbox', 'Account'), 'admin');
    await engine.press('Tab');
    await engine.type('admin123');
    await engine.press('Enter');
    await person.reads('h1', 'News');

    await person.open('/admin/articles/news/edit?no=N-0102');
    const english = at('region', /^English/);
    await person.write(at('textbox', 'Title', english), ' Revised.');
    await person.click(at('textbox', 'Content', english));
    await engine.press('Control+Home');
    await engine.press('Control+b');
    await engine.type('New: ');
    await engine.press('Control+b');
    await person.click(at('button', 'Publish'));
    await person.reads('body', 'Published.');
    const [, update] = await person.sent();
    expect(update).toMatchObject({ method: 'PUT', path: '/api/admin/latest-news' });
    expect(JSON.stringify(update)).toContain('<strong>New: </strong>');

    await person.open('/admin/articles/news/list?no=N-0102');
    const row = at('row', /Revised/);
    await person.click(at('button', /^More/, row));
    await person.click(at('menuitem', /^Delete/));
    await person.click(at('button', /^Delete/, at('dialog', /./)));
    await person.reads('tbody', 'Deleting…');
    await person.click(at('button', /^Undo/, row));
    await person.click(at('button', /^More/, row));
    expect((await person.sent()).filter(({ method }) => method === 'DELETE')).toEqual([]);
  });
});
