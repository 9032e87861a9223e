import { beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { emptyIndexedDb } from '../../../scripts/jest/indexed-db';
import { ApiError } from '@/api/errors';
import type { ArticleVersion } from '@/admin/articles/article';
import type { AuditedSection } from './issue';
import { collectIssues, type HealthStep } from './collect-issues';
import type { HealthQueries } from './health-queries';
import { HealthRun } from './health-run';

const LANGUAGES = ['en_US', 'zh_CN'];
const page = <Item>(items: Item[], total = items.length) => ({
  items,
  total,
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

let calls: string[];
let queries: HealthQueries;
beforeEach(() => {
  calls = [];
  const fetchNothing = () => Promise.resolve([]);
  queries = {
    articles: () => Promise.resolve(page<ArticleVersion>([])),
    article: (_, version) => {
      calls.push(`viewed ${version.id}`);
      return Promise.resolve({ ...version, content: '<img src="/files/b.png">' });
    },
    lawyers: () => Promise.resolve(page([])),
    lawyer: () => Promise.reject(new Error('The lawyer must not be fetched')),
    professionalFields: () => Promise.resolve(page([])),
    banners: fetchNothing,
    catalogues: () => Promise.resolve({}),
    jobs: fetchNothing,
    portal: () => Promise.resolve(LANGUAGES.map((lang) => ({ lang, name: 'Firm' }))),
  };
});

async function collect(
  mayCountViews = false,
  signal = new AbortController().signal,
  requestedSections?: readonly AuditedSection[],
) {
  const steps: HealthStep[] = [];
  const options = {
    languages: LANGUAGES,
    signal,
    mayCountViews,
    ...(requestedSections && { requestedSections }),
  };
  for await (const step of collectIssues(queries, options)) steps.push(step);
  return { steps, found: steps.flatMap(({ issues }) => issues) };
}

describe('collectIssues', () => {
  test('fetches page by page with at most four requests at a time, and knows all ids before it checks links', async () => {
    let openRequests = 0;
    let maxOpenRequests = 0;
    queries.articles = async (section, { pageNo = 1, no }) => {
      openRequests += 1;
      maxOpenRequests = Math.max(maxOpenRequests, openRequests);
      // Long enough for all concurrent requests to start.
      await Promise.resolve();
      openRequests -= 1;
      if (section !== 'news') return page<ArticleVersion>([]);
      const link = '<a href="/news/detail/300-en_US">last</a><a href="/news/detail/x">x</a>';
      if (no !== undefined) return page([article(Number(no), 'en_US', { content: link })]);
      const nos = Array.from({ length: 50 }, (_, index) => (pageNo - 1) * 50 + index + 1);
      return page(
        nos.map((articleNo) => article(articleNo, 'en_US')),
        300,
      );
    };
    const { found } = await collect();
    expect(maxOpenRequests).toBe(4);
    const brokenLinks = found.filter(({ problem }) => problem.type === 'broken-link');
    expect(brokenLinks).toHaveLength(300);
    expect(new Set(brokenLinks.map(({ problem }) => 'url' in problem && problem.url))).toEqual(
      new Set(['/news/detail/x']),
    );
  });

  test('does not report links to files without an extension in the folder of a cover (D16)', async () => {
    const content = '<a href="/uploads/2">report</a><a href="/downloads/3">form</a>';
    queries.articles = (section, _, lang = 'en_US') =>
      Promise.resolve(
        page(section === 'news' ? [article(1, lang, { coverUrl: '/uploads/1', content })] : []),
      );
    const { found } = await collect();
    const urls = found.map(({ problem }) => 'url' in problem && problem.url);
    expect(new Set(urls)).toEqual(new Set(['/downloads/3']));
  });

  test('sends another request for a language that the response lacks (D10)', async () => {
    queries.articles = (section, { no }, language = 'en_US') => {
      calls.push(`${section} ${language}`);
      const content = no === undefined ? {} : { content: '' };
      return Promise.resolve(page(section === 'cases' ? [article(1, language, content)] : []));
    };
    const { found } = await collect();
    expect(calls.filter((call) => call === 'cases zh_CN').length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  test('reports missing names and numbers of the banners and the firm that visitors see (D38)', async () => {
    const counters = { lawyerCount: null, isLawyerCountVisible: 1, branchCount: 5 } as const;
    const lists = { officesList: [{ name: 'Beijing' }, { name: ' ' }], environmentList: [{}] };
    queries.portal = () =>
      Promise.resolve([
        { lang: 'en_US', name: '', ...counters, ...lists },
        { lang: 'zh_CN', name: '衡联' },
      ]);
    queries.banners = () =>
      Promise.resolve(
        LANGUAGES.map((lang, id) => ({ id, lang, title: id ? '横幅' : ' ', imgPath: '/a.webp' })),
      );
    const { found } = await collect();
    expect(found.map(({ section, lang, problem }) => [section, lang, problem])).toEqual(
      expect.arrayContaining([
        ['banners', 'en_US', { type: 'missing-name', item: 'banner' }],
        ['portal', 'en_US', { type: 'missing-name', item: 'firm' }],
        ['portal', 'en_US', { type: 'missing-name', item: 'office' }],
        ['portal', 'en_US', { type: 'missing-name', item: 'office-picture' }],
        ['portal', 'en_US', { type: 'missing-number', count: 1 }],
      ]),
    );
    expect(found.filter(({ lang }) => lang === 'zh_CN')).toEqual([]);
  });

  test('counts no views unless it is allowed to', async () => {
    queries.articles = (section) =>
      Promise.resolve(page(section === 'honors' ? LANGUAGES.map((lang) => article(1, lang)) : []));
    const { steps } = await collect();
    expect(calls).toEqual([]);
    expect(steps.reduce((sum, { skippedTexts = 0 }) => sum + skippedTexts, 0)).toBe(2);
    const { found } = await collect(true);
    expect(calls).toEqual(['viewed 1-en_US', 'viewed 1-zh_CN']);
    expect(found.map(({ problem }) => problem)).toEqual([
      { type: 'missing-alt', count: 1 },
      { type: 'missing-alt', count: 1 },
    ]);
  });

  test('reports what could not be loaded, and no issues about it', async () => {
    const forbiddenError = new ApiError({ kind: 'http', status: 403 });
    queries.lawyers = () => Promise.reject(forbiddenError);
    queries.jobs = (lang) => Promise.resolve([{ id: lang, no: 1, lang, name: 'Partner' }]);
    const { steps, found } = await collect();
    expect(
      steps.flatMap(({ section, failure }) => (failure ? { section, ...failure } : [])),
    ).toEqual([{ section: 'lawyers', error: forbiddenError }]);
    expect(steps.at(-1)?.fatalError).toBeUndefined();
    expect(found).toEqual([]);
  });

  test('ends when the session has expired', async () => {
    const error = new ApiError({ kind: 'http', status: 401 });
    queries.articles = () => {
      calls.push('articles');
      return Promise.reject(error);
    };
    const { steps } = await collect();
    expect(steps.at(-1)?.fatalError).toBe(error);
    expect(calls).toHaveLength(3);
  });

  test('reports the issues of a news catalogue and of a case catalogue with the same number as two issues', async () => {
    const catalogue = { id: 1, no: 1, lang: 'en_US', name: 'Firm' };
    queries.catalogues = (type) =>
      Promise.resolve({ en_US: [{ ...catalogue, id: `${type}` }], zh_CN: [] });
    const { found } = await collect(false, undefined, ['catalogues']);
    const missing = found.filter(({ problem }) => problem.type === 'language');
    expect(missing.map(({ href }) => href)).toEqual([
      '/admin/articles/news/folder',
      '/admin/articles/cases/folder',
    ]);
    expect(new Set(missing.map(({ id }) => id)).size).toBe(2);
  });

  test('requests no text that the list contains, and stops requesting texts that the list omits', async () => {
    const nos = Array.from({ length: 40 }, (_, index) => index + 1);
    queries.articles = (section, { no }) => {
      calls.push(no === undefined ? section : `${section} ${no}`);
      if (section === 'honors') return Promise.resolve(page<ArticleVersion>([]));
      const rows = LANGUAGES.flatMap((lang) =>
        nos.map((articleNo) => article(articleNo, lang, section === 'news' ? { content: '' } : {})),
      );
      return Promise.resolve(page(rows.filter((row) => no === undefined || row.no === no)));
    };
    const { steps } = await collect();
    const byNo = calls.filter((call) => / /.test(call));
    // As many as are in flight when the first response shows that the list omits texts.
    expect(byNo).toEqual(['cases 1', 'cases 2', 'cases 3', 'cases 4']);
    expect(steps.reduce((sum, { skippedTexts = 0 }) => sum + skippedTexts, 0)).toBe(80);
  });

  test('audits a single section, and reports what could not be checked because of that', async () => {
    queries.articles = (section) => {
      calls.push(section);
      const content = '<a href="/people/detail/7">a</a> <a href="/news/detail/x">b</a>';
      return Promise.resolve(page(LANGUAGES.map((lang) => article(1, lang, { content }))));
    };
    const { steps, found } = await collect(false, undefined, ['news']);
    expect(calls).toEqual(['news']);
    expect(found.map(({ problem }) => problem)).toEqual([
      { type: 'broken-link', url: '/news/detail/x' },
      { type: 'broken-link', url: '/news/detail/x' },
    ]);
    expect(
      steps.reduce((sum, { uncheckedInternalLinks = 0 }) => sum + uncheckedInternalLinks, 0),
    ).toBe(2);
    expect(steps.filter(({ isComplete }) => isComplete).map(({ section }) => section)).toEqual([
      'news',
    ]);
  });

  test('stops at once and sends no more requests when it is aborted', async () => {
    const abortController = new AbortController();
    queries.articles = () => {
      calls.push('articles');
      abortController.abort();
      return new Promise(() => undefined);
    };
    const { steps } = await collect(false, abortController.signal);
    expect(steps).toEqual([]);
    expect(calls).toHaveLength(1);
  });
});

describe('HealthRun', () => {
  const unreachable = new ApiError({ kind: 'network' });
  const pauses: number[] = [];
  const wait = (pause: number) => {
    pauses.push(pause);
    return Promise.resolve();
  };
  const jobsReport = (run: HealthRun) =>
    run.report.get().sections.find(({ section }) => section === 'jobs');
  const owner = { user: 'wang', otherNames: [] };

  beforeEach(() => {
    emptyIndexedDb();
    pauses.length = 0;
    queries.jobs = (lang) =>
      Promise.resolve(lang === 'en_US' ? [{ id: 1, no: 1, lang, name: 'Partner' }] : []);
  });

  test('keeps its results until the next run, and forgets them when it is reset', async () => {
    const run = new HealthRun(queries);
    await run.start(LANGUAGES, { mayCountViews: false });
    expect(run.report.get().state).toBe('done');
    expect(jobsReport(run)).toMatchObject({ issues: [{ name: 'Partner' }] });
    const secondRun = run.start(LANGUAGES, { mayCountViews: false });
    expect(run.report.get().state).toBe('running');
    expect(jobsReport(run)?.issues).toEqual([]);
    run.stop();
    expect(run.report.get().state).toBe('stopped');
    run.resume();
    await secondRun;
    expect(jobsReport(run)).toMatchObject({ issues: [{ name: 'Partner' }] });
    run.reset();
    expect(run.report.get()).toMatchObject({ state: 'none', sections: [] });
  });

  test('retries only retryable requests', async () => {
    let portalRequestCount = 0;
    queries.portal = () => {
      portalRequestCount += 1;
      if (portalRequestCount < 3)
        return Promise.reject(new ApiError({ kind: 'http', status: 502 }));
      return Promise.resolve(LANGUAGES.map((lang) => ({ lang, name: '' })));
    };
    let lawyerRequestCount = 0;
    queries.lawyers = () => {
      lawyerRequestCount += 1;
      return Promise.reject(new ApiError({ kind: 'http', status: 403 }));
    };
    const run = new HealthRun(queries, wait);
    await run.start(LANGUAGES, { mayCountViews: false });
    expect([portalRequestCount, lawyerRequestCount, pauses.length]).toEqual([3, 1, 2]);
    const { sections } = run.report.get();
    expect(
      sections.flatMap(({ section, failedRequests }) => (failedRequests ? section : [])),
    ).toEqual(['lawyers']);
  });

  test('waits while the server is unreachable, and resumes without repeating completed requests', async () => {
    let isServerAway = true;
    queries.professionalFields = () => {
      calls.push('professionalFields');
      return isServerAway ? Promise.reject(unreachable) : Promise.resolve(page([]));
    };
    const portal = queries.portal;
    queries.portal = (languages) => {
      calls.push('portal');
      return portal(languages);
    };
    const run = new HealthRun(queries, wait);
    const runEnd = run.start(LANGUAGES, { mayCountViews: false });
    await new Promise<void>((resolve) => {
      run.report.subscribe(() => run.report.get().state === 'waiting' && resolve());
    });
    expect(run.report.get()).toMatchObject({ state: 'waiting', fatalError: unreachable });
    isServerAway = false;
    run.resume();
    await runEnd;
    expect(run.report.get()).toMatchObject({ state: 'done', fatalError: undefined });
    expect(calls.filter((call) => call === 'portal')).toHaveLength(1);
    expect(calls.filter((call) => call === 'professionalFields')).toHaveLength(4);
  });

  test('restores the last result of each section, with its time, in a later run of the same account', async () => {
    const forbiddenError = new ApiError({ kind: 'http', status: 403, serverMessage: 'Not yours.' });
    queries.banners = () => Promise.reject(forbiddenError);
    const requestedSections = ['jobs', 'banners'] as const;
    const first = new HealthRun(queries);
    await first.start(LANGUAGES, { mayCountViews: false, requestedSections, owner });
    const laterRun = new HealthRun(queries);
    await waitFor(async () => {
      await laterRun.restore(owner);
      expect(laterRun.report.get().sections).toHaveLength(2);
    });
    const [banners, restored] = laterRun.report.get().sections;
    expect(restored).toEqual(jobsReport(first));
    expect(restored?.completedAt).toEqual(expect.any(Number));
    expect(banners?.failedRequests).toMatchObject({
      times: 1,
      error: { serverMessage: 'Not yours.' },
    });
    const otherRun = new HealthRun(queries);
    await otherRun.restore({ user: 'chen', otherNames: [] });
    expect(otherRun.report.get().sections).toEqual([]);
  });
});
