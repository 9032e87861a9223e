import { DEFAULT_LOCALE, defaultLocale, type Locale } from '../../src/i18n/locales';
import type { PrerenderedPage } from '../../src/app/prerender-entry.tsx';
import { elementOf, textElementOf } from '../publish/markup';
import type { Alternate } from '../publish/sitemap-xml';
import type { PrerenderFiles } from '../vite/prerender-files.ts';

/** Data that all pages of a run in one language share. */
export interface BuildData {
  /** The built page, `index.html`. */
  template: string;
  files: PrerenderFiles;
  /** The language of the pages, and all offered languages. */
  locale: Locale;
  locales: readonly Locale[];
}

/** Context of a page: its language versions, and whether it exists in some of the offered languages only. */
export interface PageContext {
  alternates: readonly Alternate[];
  hasMissingVersions: boolean;
}

/** Attributes by which `src/site/seo/use-page-head.ts` finds an item's language versions. */
const versionMarks = { 'data-prerendered': '', 'data-version': '' };

/** In the built page: the preload of the settings, and the script that starts the application. */
const SETTINGS_PRELOAD_PATTERN = /\s*<link rel="preload" href="\/settings\.json"[^>]*>/;
const ENTRY_SCRIPT_PATTERN = /\s*<script [^>]*type="module"[^>]*><\/script>/;

/**
 * Maximum length of markup that is painted at once, in characters: the longest article, 189 KB, would be painted 20 %
 * later.
 */
const MAX_MARKUP_LENGTH = 40_000;

/** Serializes JSON for a script element, which only `</` could close. */
const toJsonData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Delays the first paint until the browser reaches what follows the header, or the end of a shorter page: on a slow
 * processor it would paint between two parts of a row, which causes a layout shift (0015).
 */
const createPaintDelay = (markup: string) =>
  elementOf('link', {
    rel: 'expect',
    href: markup.length > MAX_MARKUP_LENGTH ? '#content' : '#responses',
    blocking: 'render',
  });

/** Replaces the match of `pattern` in the built page with `text`. Throws if the page no longer contains it. */
function replaceMatch(page: string, pattern: RegExp, text: string): string {
  if (!pattern.test(page)) throw new Error(`index.html no longer contains ${pattern}`);
  return page.replace(pattern, () => text);
}

/** Returns the links to the files of a page in this order: style sheets, pictures, fonts, code. */
function createFileLinks(
  buildData: BuildData,
  { screen, messages }: PrerenderedPage,
  pictures: string,
): string[] {
  const { files, locale } = buildData;
  const screenFiles = [
    ...['messages', ...messages].flatMap((name) => files.messages[`${locale}/${name}`] ?? []),
    ...(files.screens[screen] ?? []),
  ];
  const sheets = [...files.application, ...screenFiles, ...(files.screenSheets[screen] ?? [])];
  const scripts = [...files.application, ...screenFiles];
  // The serif font is that of Latin headings (`src/app/main.tsx`).
  const fonts =
    locale === DEFAULT_LOCALE ? [files.fonts.sans, files.fonts.serif] : [files.fonts.sans];
  const link = (rel: string, file: string, extraAttributes: Record<string, string> = {}) =>
    elementOf('link', { rel, ...extraAttributes, crossorigin: '', href: `/${file}` });
  const filesWithEnding = (fileNames: string[], end: string) => [
    ...new Set(fileNames.filter((file) => file.endsWith(end))),
  ];
  return [
    ...filesWithEnding(sheets, '.css').map((file) => link('stylesheet', file)),
    pictures,
    ...fonts.map((file) => link('preload', file, { as: 'font', type: 'font/woff2' })),
    // The markup contains the messages already.
    ...filesWithEnding(scripts, '.js').map((file) =>
      link('modulepreload', file, { fetchpriority: 'low' }),
    ),
  ];
}

/**
 * Returns the HTML of a prerendered page: the built page with attributes of `<html>` for the first script and the
 * application, head, files, markup, and the responses that it was rendered from as data. Visitors without JavaScript see
 * the whole page.
 */
export function htmlOf(
  buildData: BuildData,
  address: string,
  page: PrerenderedPage,
  { alternates, hasMissingVersions }: PageContext,
): string {
  const { locale, locales, files } = buildData;
  const [, pictures = '', markup = ''] = /^((?:<link [^>]*>)*)([\s\S]*)$/.exec(page.markup) ?? [];
  const rootAttributes = {
    lang: page.tag,
    dir: page.direction,
    'data-prerendered': locale,
    'data-address': address,
    // The default language comes first.
    'data-languages': [...new Set([defaultLocale(), ...locales])].join(' '),
    ...(hasMissingVersions && { 'data-missing-versions': '' }),
  };
  const head = [
    createPaintDelay(markup),
    `<script src="/${files.languageScript}"></script>`,
    ...createFileLinks(buildData, page, pictures),
    ...alternates.map(([hreflang, href]) =>
      elementOf('link', { ...versionMarks, rel: 'alternate', hreflang, href }),
    ),
    ...page.head.map(({ name, attributes, text }) =>
      elementOf(name, { ...attributes, 'data-prerendered': '' }, text?.replaceAll('<', '\\u003c')),
    ),
  ];
  const responses = elementOf(
    'script',
    { type: 'application/json', id: 'responses' },
    toJsonData(page.responses),
  );
  let html = buildData.template;
  html = replaceMatch(html, /<html lang="[^"]*">/, elementOf('html', rootAttributes));
  html = replaceMatch(html, /<title>[^<]*<\/title>/, textElementOf('title', page.title));
  // The elements of the built page move here: files as listed, the entry script last.
  html = html.replace(/\s*<link [^>]*rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
  html = html.replace(/\s*<script type="application\/json" id="preloads">[^<]*<\/script>/, '');
  const [settings = ''] = SETTINGS_PRELOAD_PATTERN.exec(html) ?? [];
  const [entryScript = ''] = ENTRY_SCRIPT_PATTERN.exec(html) ?? [];
  html = replaceMatch(replaceMatch(html, SETTINGS_PRELOAD_PATTERN, ''), ENTRY_SCRIPT_PATTERN, '');
  head.push(
    ...[settings, entryScript].map((tag) => tag.trim().replace(/^<\w+/, '$& fetchpriority="low"')),
  );
  html = replaceMatch(html, /<\/head>/, `${head.join('\n    ')}\n  </head>`);
  html = replaceMatch(
    html,
    /<div id="root">[\s\S]*?<\/main>\s*<\/div>/,
    `<div id="root">${markup}</div>\n    ${responses}`,
  );
  return replaceMatch(html, /\s*<noscript>[^<]*<\/noscript>/, '');
}
