import { expect, it } from '@jest/globals';
import { headElements, type PageHead } from './head';

const page: PageHead = {
  title: 'People',
  path: '/people?page=2',
  locale: 'zh_CN',
  firmName: 'Harcourt & Lin',
  description: 'Lawyers',
  image: undefined,
  feeds: { news: 'News', cases: 'Deals' },
  structuredData: [{ '@context': 'https://schema.org', '@type': 'Person', name: '</script><b>' }],
};

const attributesOf = (head: PageHead, selector: string, name: string) => {
  const container = document.createElement('div');
  container.append(...headElements(head));
  return [...container.querySelectorAll(selector)].map((element) => element.getAttribute(name));
};

it('headElements adds the canonical URL and the alternate languages of a page', () => {
  expect(attributesOf(page, 'link[rel="canonical"]', 'href')).toEqual([
    'http://localhost/people?page=2&lang=zh_CN',
  ]);
  expect(attributesOf(page, 'link[rel="alternate"][hreflang]', 'hreflang')).toEqual([
    'x-default',
    'en-US',
    'zh-CN',
  ]);
  expect(attributesOf({ ...page, locale: 'en_US' }, 'link[rel="canonical"]', 'href')).toEqual([
    'http://localhost/people?page=2',
  ]);
});

it('headElements uses the language of the item in its canonical URL, or the default if the site lacks it, without alternates (D18)', () => {
  const item = { ...page, path: '/news/detail/7' };
  const canonical = (onlyLanguage: string) =>
    attributesOf({ ...item, onlyLanguage }, 'link[rel="canonical"]', 'href');
  expect(canonical('en_US')).toEqual(['http://localhost/news/detail/7']);
  expect(canonical('zh_CN')).toEqual(['http://localhost/news/detail/7?lang=zh_CN']);
  expect(canonical('fr_FR')).toEqual(['http://localhost/news/detail/7']);
  expect(attributesOf({ ...item, onlyLanguage: 'en_US' }, '[hreflang]', 'href')).toEqual([]);
});

it('headElements returns only noindex for a page that is excluded from search results', () => {
  expect(attributesOf(page, '[property="og:title"]', 'content')).toEqual(['People']);
  expect(attributesOf({ ...page, noIndex: true }, '*', 'content')).toEqual(['noindex']);
});

it.each([
  ['https://firm.example/files/a.JPG', 'https://firm.example/files/a.JPG'],
  ['https://firm.example/files/a.png?w=1200', 'https://firm.example/files/a.png?w=1200'],
  ['https://firm.example/files/a.avif', 'http://localhost/share.png'],
  ['https://firm.example/files/a.webp', 'http://localhost/share.png'],
  ['https://firm.example/files/a.svg', 'http://localhost/share.png'],
  ['https://firm.example/files/7', 'http://localhost/share.png'],
  [undefined, 'http://localhost/share.png'],
])('headElements uses a PNG or JPEG as og:image: %s becomes %s', (image, expected) => {
  expect(attributesOf({ ...page, image }, '[property="og:image"]', 'content')).toEqual([expected]);
  expect(attributesOf(page, '[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
});

it('headElements renders structured data as text, never as elements', () => {
  const script = headElements(page).find(({ tagName }) => tagName === 'SCRIPT');
  expect(script?.getAttribute('type')).toBe('application/ld+json');
  expect(script?.children).toHaveLength(0);
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: '</script><b>' });
});
