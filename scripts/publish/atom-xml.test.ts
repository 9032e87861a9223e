import { describe, expect, it } from '@jest/globals';
import { atomFeed } from './atom-xml';
import type { ExternalItem, PublicPage } from './public-page';

const SITE = 'https://www.firm.example';
const NOW = new Date('2026-11-22T10:00:00Z');

function feedOf(pages: PublicPage[], externalItems: ExternalItem[] = []) {
  const content = { pages, externalItems, firm: { name: 'Harcourt & Lin', email: '', tel: '' } };
  const feed = { name: 'news', locale: 'zh_CN', site: SITE, title: '新闻动态', now: NOW } as const;
  const parsedFeed = new DOMParser().parseFromString(
    atomFeed({ ...feed, content }),
    'application/xml',
  );
  expect(parsedFeed.getElementsByTagName('parsererror')).toHaveLength(0);
  const text = (element: Element, name: string) =>
    element.getElementsByTagName(name)[0]?.textContent;
  return {
    root: parsedFeed.documentElement,
    text,
    entries: [...parsedFeed.getElementsByTagName('entry')].map((entry) => ({
      id: text(entry, 'id'),
      title: text(entry, 'title'),
      link: entry.getElementsByTagName('link')[0]?.getAttribute('href'),
      updated: text(entry, 'updated'),
      summary: text(entry, 'summary'),
    })),
  };
}

const item = (id: number, published = '2026-11-01T08:00:00'): PublicPage => ({
  path: `/news/detail/${id}`,
  id: String(id),
  title: `Item ${id}`,
  publishedAt: published,
});

describe('Atom feed', () => {
  it('names the firm, the language and the date of the newest item', () => {
    const { root, text } = feedOf([item(1, '2026-11-01T08:00:00'), item(2, '2026-11-03T08:00:00')]);
    expect(root.getAttribute('xml:lang')).toBe('zh-CN');
    expect(text(root, 'title')).toBe('新闻动态 · Harcourt & Lin');
    expect(text(root, 'id')).toBe(`${SITE}/feeds/news.zh_CN.atom`);
    expect(text(root, 'updated')).toBe('2026-11-03T08:00:00Z');
    expect(text(root, 'name')).toBe('Harcourt & Lin');
  });

  it('writes an id without the language and a link with the language for each entry', () => {
    const change = { updatedAt: '2026-11-05T08:00:00.000Z', summary: 'Words' };
    expect(feedOf([{ ...item(1), ...change }]).entries).toEqual([
      {
        id: `${SITE}/news/detail/1`,
        title: 'Item 1',
        link: `${SITE}/news/detail/1?lang=zh_CN`,
        updated: '2026-11-05T08:00:00.000Z',
        summary: 'Words',
      },
    ]);
  });

  it('links an external item to its external URL', () => {
    const url = 'https://elsewhere.example/a?b=1&lt;=2&c';
    expect(feedOf([], [{ ...item(3), url }]).entries).toMatchObject([
      { id: `${SITE}/news/detail/3`, link: url },
    ]);
  });

  it('escapes hostile titles, which an XML parser reads as they were typed, and removes invalid characters', () => {
    const title = `</title><script>alert("1")</script>]]>&amp;&lt;&amp;lt;<![CDATA[ ' 'é 并购 😀`;
    const [entry] = feedOf([{ ...item(1), title, summary: title }]).entries;
    expect(entry).toMatchObject({ title, summary: title });
    const [entryOfInvalidTitle] = feedOf([{ ...item(1), title: 'a\u0000b\u000bc\uffffd' }]).entries;
    expect(entryOfInvalidTitle?.title).toBe('abcd');
  });

  it('contains the newest 50 items of its own list and skips items without a date', () => {
    const day = (at: number) => new Date(Date.UTC(2026, 0, at)).toISOString();
    const manyItems = Array.from({ length: 120 }, (_, at) => item(at, day(at)));
    const otherPages = [{ ...item(500, day(400)), path: '/case/detail/500' }, { path: '/news' }];
    const { entries } = feedOf([
      ...manyItems,
      ...otherPages,
      { ...item(501), publishedAt: undefined },
    ]);
    expect(entries.map(({ title }) => title)).toEqual(
      Array.from({ length: 50 }, (_, at) => `Item ${119 - at}`),
    );
  });

  it('is valid without any item', () => {
    const { root, text, entries } = feedOf([]);
    expect(entries).toEqual([]);
    expect(text(root, 'updated')).toBe('2026-11-22T10:00:00.000Z');
  });
});
