import type { Locale } from '@/i18n/locales';
import { handbookFiles, handbookPictures } from './handbook-files';

/** A page of the handbook in one language. */
export interface HandbookPage {
  /** Identifies the page in the URL, in every language. */
  slug: string;
  title: string;
  /** Markdown below the title. */
  text: string;
}

/** A page that matches a search, with the text around the first word of the query; empty if the text lacks it. */
interface HandbookMatch extends HandbookPage {
  excerpt: string;
}

const PAGE_FILE_PATTERN = /\/(\w+)\/\d+-([\w-]+)\.md$/;

/** Characters before and after a match in an excerpt. */
const EXCERPT_MARGIN = 40;

/** Returns the pages of a language, in the order of their file names. */
export function handbookPages(locale: Locale): HandbookPage[] {
  return Object.entries(handbookFiles)
    .sort(([first], [second]) => first.localeCompare(second, 'en'))
    .flatMap(([path, markdown]) => {
      const [, language, slug = ''] = PAGE_FILE_PATTERN.exec(path) ?? [];
      if (language !== locale) return [];
      const [, title = '', text = ''] = /^# (.+)\n+([^]*)$/.exec(markdown) ?? [];
      return { slug, title, text };
    });
}

/** Returns the slug of a link from one page to another, such as `05-text-editor.md`; undefined for other links. */
export function slugOfLink(href: string): string | undefined {
  return /^\d+-([\w-]+)\.md$/.exec(href)?.[1];
}

/** Returns the URL of a picture of the handbook; undefined if the language has no such picture. */
export function handbookPictureUrl(locale: Locale, file: string): string | undefined {
  return handbookPictures[`../../../docs/handbook/${locale}/${file}`];
}

function plainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^(?:-|#+|\d+\.) /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the pages that contain every word of a query, all pages for an empty query. */
export function searchHandbook(pages: readonly HandbookPage[], query: string): HandbookMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.flatMap((page) => {
    const text = plainText(page.text);
    const searchedText = `${page.title} ${text}`.toLowerCase();
    if (!words.every((word) => searchedText.includes(word))) return [];
    const [firstWord = ''] = words;
    const matchIndex = firstWord ? text.toLowerCase().indexOf(firstWord) : -1;
    if (matchIndex < 0) return { ...page, excerpt: '' };
    const start = Math.max(0, matchIndex - EXCERPT_MARGIN);
    const end = matchIndex + firstWord.length + EXCERPT_MARGIN;
    const excerpt = text.slice(start, end).trim();
    return {
      ...page,
      excerpt: `${start > 0 ? '…' : ''}${excerpt}${end < text.length ? '…' : ''}`,
    };
  });
}
