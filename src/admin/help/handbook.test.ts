/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@/i18n/locales';
import { handbookPages, handbookPictureUrl, slugOfLink, searchHandbook } from './handbook';

describe('the handbook', () => {
  it('has the same pages in the same order in every language', () => {
    const [first = [], ...others] = LOCALES.map((locale) =>
      handbookPages(locale).map(({ slug }) => slug),
    );
    expect(first).toHaveLength(10);
    for (const slugs of others) expect(slugs).toEqual(first);
  });

  it.each(LOCALES)(
    'has a title and existing pictures and link targets on every page in %s',
    (locale) => {
      const pages = handbookPages(locale);
      for (const { title, text } of pages) {
        expect(title).not.toBe('');
        const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
        expect(pictures.length).toBeGreaterThan(0);
        for (const [, file = ''] of pictures)
          expect(handbookPictureUrl(locale, file)).toBeDefined();
        for (const [, href = ''] of text.matchAll(/[^!]\[[^\]]+\]\(([^)]+)\)/g)) {
          expect(pages.map(({ slug }) => slug)).toContain(slugOfLink(href));
        }
      }
    },
  );

  it('finds pages by every word of a query and returns the text around the first', () => {
    const pages = handbookPages('en_US');
    const matches = searchHandbook(pages, 'heic JPEG');
    expect(matches.map(({ slug }) => slug)).toEqual(['pictures']);
    expect(matches[0]?.excerpt).toMatch(/^….*HEIC.*…$/);
    expect(searchHandbook(pages, 'spreadsheet')[0]?.excerpt).toMatch(
      /^….* Export to a spreadsheet .*…$/,
    );
    for (const { excerpt } of searchHandbook(pages, 'spreadsheet'))
      expect(excerpt).not.toMatch(/#/);
    expect(searchHandbook(pages, 'unwritten')).toEqual([]);
    expect(searchHandbook(pages, ' ')).toHaveLength(pages.length);
  });
});
