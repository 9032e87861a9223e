/** @jest-environment node */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMockBackend, type MockBackend } from '../../mocks/node';
import { fetchPublicSite } from './pages';

const SOURCE = { api: 'http://localhost/api', locale: 'en_US' } as const;

let backend: MockBackend;

beforeAll(async () => {
  backend = await createMockBackend();
  backend.server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => backend.reset('seed'));
afterEach(() => backend.assertContract());
afterAll(() => backend.server.close());

const pathsOf = ({ pages }: { pages: readonly { path: string }[] }) =>
  pages.map(({ path }) => path);
const inEnglish = <Item extends { lang: string }>(items: readonly Item[]) =>
  items.filter(({ lang }) => lang === 'en_US');

const FIXED_PATHS = ['/home', '/about', '/expertise', '/people', '/news', '/case'];
const DOCUMENTS = ['/docs/privacy', '/docs/terms'];

describe('fetchPublicSite', () => {
  it('returns every screen, every page of the lists and every item of a language', async () => {
    const site = await fetchPublicSite(SOURCE);
    const { db } = backend;
    const news = inEnglish(db.news.all());
    const cases = inEnglish(db.cases.all());
    const people = inEnglish(db.lawyers.all());
    const itemPaths = <Item extends { id: number }>(folder: string, items: readonly Item[]) =>
      items.map(({ id }) => `${folder}/detail/${id}`);
    const morePages = (list: string, count: number, size: number) =>
      Array.from({ length: Math.ceil(count / size) - 1 }, (_, at) => `${list}?page=${at + 2}`);
    expect(pathsOf(site).sort()).toEqual(
      [
        ...FIXED_PATHS,
        ...DOCUMENTS,
        ...morePages('/news', news.length, 10),
        ...morePages('/case', cases.length, 10),
        ...morePages('/people', people.length, 12),
        ...itemPaths(
          '/news',
          news.filter(({ isLink }) => isLink === 0),
        ),
        ...itemPaths(
          '/case',
          cases.filter(({ contentUrl }) => !contentUrl),
        ),
        ...itemPaths('/people', people),
        ...itemPaths('/honor', inEnglish(db.honors.all())),
        ...itemPaths('/expertise', inEnglish(db.professionalFields.all())),
      ].sort(),
    );
    expect(site.failedRequests).toEqual([]);
    expect(site.firm).toEqual({
      name: 'Harcourt & Lin',
      email: 'contact@harcourt-lin.example',
      tel: '+86 10 5550 0100',
    });
  });

  it('leaves out external items and returns their URLs', async () => {
    const { externalItems, pages } = await fetchPublicSite(SOURCE);
    const [external] = inEnglish(backend.db.news.all()).filter(({ isLink }) => isLink === 1);
    const path = `/news/detail/${external!.id}`;
    expect(pages.map((page) => page.path)).not.toContain(path);
    expect(externalItems.find((item) => item.path === path)).toMatchObject({
      url: external!.contentUrl,
      title: external!.title,
    });
  });

  it('returns the page of an external item whose URL cannot be followed, since the lists link to its article', async () => {
    const item = { id: 7_001, no: 'N-1', lang: 'en_US', title: 'A merger', isLink: 1 };
    const result = [{ ...item, contentUrl: 'javascript:alert(1)' }];
    backend.injectFault({ path: '/user/latest-news', body: { result } });
    const { externalItems, pages } = await fetchPublicSite(SOURCE);
    expect(pages.map(({ path }) => path)).toContain('/news/detail/7001');
    expect(externalItems.map(({ path }) => path)).not.toContain('/news/detail/7001');
  });

  it('returns number, language, title, summary and last change of an item', async () => {
    const [item] = inEnglish(backend.db.news.all()).filter(({ isLink, note }) => !isLink && note);
    const { pages } = await fetchPublicSite(SOURCE);
    expect(pages.find(({ id }) => id === String(item!.id))).toMatchObject({
      no: item!.no,
      lang: 'en_US',
      title: item!.title,
      summary: item!.note,
      updatedAt: item!.updateTime.replace(' ', 'T'),
    });
  });

  it('returns a summary without the markup of a picture that the length limit cuts off', async () => {
    const content = `<p>Before</p><img src="data:image/png;base64,${'A'.repeat(5_000)}">`;
    const item = { id: 7_001, no: 'N-1', lang: 'en_US', title: 'A merger', content };
    backend.injectFault({ path: '/user/latest-news', body: { result: [item] } });
    const { pages } = await fetchPublicSite(SOURCE);
    expect(pages.find(({ id }) => id === '7001')?.summary).toBe('Before');
  });

  it('returns one page per version if a list contains several languages', async () => {
    const chinese = { id: 7_001, no: 'N-1', lang: 'zh_CN', title: '并购' };
    const english = { id: 7_002, no: 'N-1', lang: 'en_US', title: 'A merger' };
    backend.injectFault({ path: '/user/latest-news', body: { result: [chinese, english] } });
    const { pages } = await fetchPublicSite(SOURCE);
    expect(pages.filter(({ path }) => path.startsWith('/news/'))).toMatchObject([
      { path: '/news/detail/7001', lang: 'zh_CN' },
      { path: '/news/detail/7002', lang: 'en_US' },
    ]);
  });

  it('returns only the screens and documents if no items exist', async () => {
    await backend.reset('none');
    const site = await fetchPublicSite(SOURCE);
    expect(pathsOf(site).sort()).toEqual([...FIXED_PATHS, ...DOCUMENTS].sort());
    expect(site).toMatchObject({ externalItems: [], failedRequests: [] });
  });

  it('returns the page of an item if it is the only one', async () => {
    const result = [{ id: 7_001, no: 'N-1', lang: 'en_US', title: 'A merger' }];
    backend.injectFault({ path: '/user/latest-news', body: { result } });
    const { pages } = await fetchPublicSite(SOURCE);
    expect(pages.filter(({ path }) => path.startsWith('/news'))).toMatchObject([
      { path: '/news' },
      { path: '/news/detail/7001', title: 'A merger' },
    ]);
  });
});

describe('requests of fetchPublicSite', () => {
  it('are those of a visitor, and request no item by its id, which would count a view (D37)', async () => {
    await fetchPublicSite({ ...SOURCE, locale: 'zh_CN' });
    expect(backend.requests.length).toBeGreaterThan(5);
    for (const { path, method, headers } of backend.requests) {
      expect(`${method} ${path}`).toMatch(/^GET \/api\/user\/[A-Za-z-]+(\/list)?$/);
      expect(headers).toMatchObject({
        accept: 'application/json',
        'x-lawfirm-id': '100',
        'x-language': 'zh_CN',
      });
      expect(headers.authorization).toBeUndefined();
    }
  });

  it('are retried twice after a server error', async () => {
    backend.injectFault({ path: '/user/lawfirm-honour', status: 500, times: 2 });
    const { failedRequests, pages } = await fetchPublicSite(SOURCE);
    expect(failedRequests).toEqual([]);
    expect(pages.some(({ path }) => path.startsWith('/honor/'))).toBe(true);
  });

  it('that fail are named, and the pages of the others are returned', async () => {
    backend.injectFault({ path: '/user/latest-news', disconnect: true, times: 3 });
    backend.injectFault({ path: '/user/professionalField/list', body: '<p>nonsense</p>' });
    backend.injectFault({ path: '/user/portal-config', status: 404 });
    const site = await fetchPublicSite(SOURCE);
    expect(site.failedRequests).toEqual([
      expect.stringMatching(/^en_US \/news, part 1: /),
      expect.stringMatching(/^en_US \/expertise: /),
      expect.stringMatching(/^en_US portal configuration: /),
    ]);
    expect(pathsOf(site)).toEqual(expect.arrayContaining([...FIXED_PATHS, '/case?page=2']));
    expect(site.firm).toBeUndefined();
  });

  it('are not retried while the site is switched off', async () => {
    backend.setSiteStatus(0);
    const site = await fetchPublicSite(SOURCE);
    expect(pathsOf(site)).toEqual(expect.arrayContaining([...FIXED_PATHS, ...DOCUMENTS]));
    expect(site.failedRequests).toHaveLength(6);
    expect(backend.requests).toHaveLength(6);
  });
});
