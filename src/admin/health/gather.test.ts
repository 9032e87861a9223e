import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError } from '../../api/errors';
import type { ArticleVersion } from '../articles/article';
import { gatherFindings, type HealthStep } from './gather';
import type { HealthReads } from './health-reads';
import { HealthRun } from './health-run';

const LANGUAGES = ['en_US', 'zh_CN'];
const page = <Item>(items: Item[], total = items.length) => ({
  items,
  total,
  pageNo: 1,
  pageSize: 50,
});
const article = (no: number, lang: string, more: Partial<ArticleVersion> = {}): ArticleVersion => ({
  id: `${no}-${lang}`,
  no,
  lang,
  title: `Item ${no}`,
  coverUrl: '/files/a.png',
  ...more,
});

let called: string[];
let reads: HealthReads;
beforeEach(() => {
  called = [];
  const nothing = () => Promise.resolve([]);
  reads = {
    articles: () => Promise.resolve(page<ArticleVersion>([])),
    viewed: (_, version) => {
      called.push(`viewed ${version.id}`);
      return Promise.resolve({ ...version, content: '<img src="/files/b.png">' });
    },
    lawyers: () => Promise.resolve(page([])),
    lawyer: () => Promise.reject(new Error('not asked for')),
    professionalFields: () => Promise.resolve(page([])),
    banners: nothing,
    catalogues: () => Promise.resolve({}),
    jobs: nothing,
    portal: () => Promise.resolve(LANGUAGES.map((lang) => ({ lang, name: 'Firm' }))),
  };
});

async function gather(views = false, signal = new AbortController().signal) {
  const steps: HealthStep[] = [];
  for await (const step of gatherFindings(reads, { languages: LANGUAGES, signal, views })) {
    steps.push(step);
  }
  return { steps, found: steps.flatMap(({ findings }) => findings) };
}

describe('gathering', () => {
  test('reads page by page, at most four calls at a time, and knows all ids before it judges links', async () => {
    let open = 0;
    let most = 0;
    reads.articles = async (section, { pageNo = 1, no }) => {
      open += 1;
      most = Math.max(most, open);
      // As long as it takes to begin whatever is begun at the same time.
      await Promise.resolve();
      open -= 1;
      if (section !== 'news') return page<ArticleVersion>([]);
      const link = '<a href="/news/detail/300-en_US">last</a><a href="/news/detail/x">x</a>';
      if (no !== undefined) return page([article(Number(no), 'en_US', { content: link })]);
      const nos = Array.from({ length: 50 }, (_, index) => (pageNo - 1) * 50 + index + 1);
      return page(
        nos.map((one) => article(one, 'en_US')),
        300,
      );
    };
    const { found } = await gather();
    expect(most).toBe(4);
    const dead = found.filter(({ problem }) => problem.type === 'dead');
    expect(dead).toHaveLength(300);
    expect(new Set(dead.map(({ problem }) => 'url' in problem && problem.url))).toEqual(
      new Set(['/news/detail/x']),
    );
  });

  test('asks once more in a language of which it was given nothing (D10)', async () => {
    reads.articles = (section, { no }, language = 'en_US') => {
      called.push(`${section} ${language}`);
      const content = no === undefined ? {} : { content: '' };
      return Promise.resolve(page(section === 'cases' ? [article(1, language, content)] : []));
    };
    const { found } = await gather();
    expect(called.filter((one) => one === 'cases zh_CN').length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  test('names what visitors read of the firm and miss, as the forms do not require it (D38)', async () => {
    const shown = { lawyerCount: null, isLawyerCountVisible: 1, branchCount: 5 } as const;
    const lists = { officesList: [{ name: 'Beijing' }, { name: ' ' }], environmentList: [{}] };
    reads.portal = () =>
      Promise.resolve([
        { lang: 'en_US', name: '', ...shown, ...lists },
        { lang: 'zh_CN', name: '衡联' },
      ]);
    reads.banners = () =>
      Promise.resolve(
        LANGUAGES.map((lang, id) => ({ id, lang, title: id ? '横幅' : ' ', imgPath: '/a.webp' })),
      );
    const { found } = await gather();
    expect(found.map(({ kind, lang, problem }) => [kind, lang, problem])).toEqual(
      expect.arrayContaining([
        ['banners', 'en_US', { type: 'nameless', what: 'banner' }],
        ['portal', 'en_US', { type: 'nameless', what: 'firm' }],
        ['portal', 'en_US', { type: 'nameless', what: 'office' }],
        ['portal', 'en_US', { type: 'nameless', what: 'premises' }],
        ['portal', 'en_US', { type: 'countless', count: 1 }],
      ]),
    );
    expect(found.filter(({ lang }) => lang === 'zh_CN')).toEqual([]);
  });

  test('counts no view unless it may', async () => {
    reads.articles = (section) =>
      Promise.resolve(page(section === 'honors' ? LANGUAGES.map((lang) => article(1, lang)) : []));
    const { steps } = await gather();
    expect(called).toEqual([]);
    expect(steps.reduce((sum, { unviewed = 0 }) => sum + unviewed, 0)).toBe(2);
    const { found } = await gather(true);
    expect(called).toEqual(['viewed 1-en_US', 'viewed 1-zh_CN']);
    expect(found.map(({ problem }) => problem)).toEqual([
      { type: 'wordless', count: 1 },
      { type: 'wordless', count: 1 },
    ]);
  });

  test('says what could not be read, and claims nothing about it', async () => {
    const refused = new ApiError({ kind: 'http', status: 403 });
    reads.lawyers = () => Promise.reject(refused);
    reads.jobs = (lang) => Promise.resolve([{ id: lang, no: 1, lang, name: 'Partner' }]);
    const { steps, found } = await gather();
    expect(steps.flatMap(({ failed }) => failed ?? [])).toEqual([
      { kind: 'lawyers', error: refused },
    ]);
    expect(steps.at(-1)?.fatal).toBeUndefined();
    expect(found).toEqual([]);
  });

  test.each([
    ['the session is over', new ApiError({ kind: 'http', status: 401 })],
    ['nobody answers', new ApiError({ kind: 'network' })],
  ])('ends when %s', async (_, error) => {
    reads.articles = () => {
      called.push('articles');
      return Promise.reject(error);
    };
    const { steps } = await gather();
    expect(steps.at(-1)?.fatal).toBe(error);
    expect(called).toHaveLength(3);
  });

  test('stops at once, and asks no more', async () => {
    const stop = new AbortController();
    reads.articles = () => {
      called.push('articles');
      stop.abort();
      return new Promise(() => undefined);
    };
    const { steps } = await gather(false, stop.signal);
    expect(steps).toEqual([]);
    expect(called).toHaveLength(1);
  });
});

describe('a run', () => {
  test('keeps what it found until the next one, and forgets it with the session', async () => {
    reads.jobs = (lang) =>
      Promise.resolve(lang === 'en_US' ? [{ id: 1, no: 1, lang, name: 'Partner' }] : []);
    const run = new HealthRun(reads);
    await run.start(LANGUAGES, { views: false });
    expect(run.store.report).toMatchObject({ state: 'done', findings: [{ name: 'Partner' }] });
    const again = run.start(LANGUAGES, { views: false });
    expect(run.store.report).toMatchObject({ state: 'running', findings: [] });
    run.stop();
    await again;
    expect(run.store.report.state).toBe('stopped');
    run.forget();
    expect(run.store.report).toMatchObject({ state: 'none', findings: [] });
  });
});
