import type { Locale } from '@/i18n/locales';
import { matchPath } from '@/lib/path-pattern';
import { pictureUrl } from '@/lib/safe-url';
import { settings } from '@/lib/settings';
import sans from '@/ui/fonts/sans-latin.woff2';
import serif from '@/ui/fonts/serif-latin.woff2';

/** Fonts of most screens, as in `ui/fonts.css`. */
const FONTS = {
  sans: { family: 'Firm Sans', url: sans },
  serif: { family: 'Firm Serif', url: serif },
};

/** The files that `scripts/vite/page-preloads.ts` lists in the page. */
interface BuildFiles {
  /** Paths of the built files, relative to the site's root. */
  files: string[];
  /** Indexes in `files` of each screen (by its route path) and each message catalog (`en_US/documents`). */
  screens: Record<string, number[]>;
  messages: Record<string, number[]>;
  /** Indexes of the files that a screen loads after rendering. */
  filesAfterRender: Record<string, number[]>;
}

function readBuildFiles(): BuildFiles {
  const block = document.getElementById('preloads');
  const noFiles = { files: [], screens: {}, messages: {}, filesAfterRender: {} };
  return block ? (JSON.parse(block.textContent) as BuildFiles) : noFiles;
}

/** Preloads a file. Resolves once it has loaded or failed. */
function preload(file: string, fetchPriority: 'auto' | 'low'): Promise<unknown> {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  // As in the imports of the built modules; otherwise the browser loads them twice.
  link.crossOrigin = '';
  link.href = file;
  link.fetchPriority = fetchPriority;
  return appendAndLoad(link);
}

function appendAndLoad(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

/** How many files of the admin layout may still be loading when those of the screen are requested. */
const MAX_PENDING_FILES = 4;

/**
 * Preloads the files and messages of the screen at `path`, which the build lists in the page
 * (docs/architecture.md#8-performance); the page itself preloads the files that all screens need. Does nothing in
 * development. Resolves once they have loaded, and preloads what the screen loads after rendering: earlier, those files
 * would delay the screen.
 */
export async function preloadScreen(
  path: string,
  catalogs: readonly string[],
  locale: Locale,
): Promise<void> {
  const buildFiles = readBuildFiles();
  const matchingPatterns = Object.keys(buildFiles.screens).filter(
    (pattern) => matchPath(pattern, path) !== undefined,
  );
  const filesOf = (lists: Record<string, number[]>, keys: readonly string[]) =>
    keys.flatMap((key) => lists[key] ?? []).map((index) => buildFiles.files[index] ?? '');
  const hasAdminLayout = path.startsWith('/admin/');
  const requestedFiles = new Set<string>();
  const preloads: Promise<unknown>[] = [];
  const preloadAll = (files: readonly string[], fetchPriority: 'auto' | 'low') => {
    for (const file of files) {
      if (requestedFiles.has(file)) continue;
      requestedFiles.add(file);
      preloads.push(preload(file, fetchPriority));
    }
  };
  const messageFiles = filesOf(
    buildFiles.messages,
    catalogs.map((name) => `${locale}/${name}`),
  );
  // The admin layout surrounds all of its screens and is rendered before them: its files arrive first. The last ones to
  // arrive use the connection while the requests for the screen's files are on their way.
  const layoutFiles = hasAdminLayout ? filesOf(buildFiles.screens, ['/admin']) : [];
  preloadAll([...layoutFiles, ...messageFiles], 'auto');
  if (hasAdminLayout) await allSettledBut(MAX_PENDING_FILES, preloads);
  preloadAll(filesOf(buildFiles.screens, matchingPatterns), hasAdminLayout ? 'low' : 'auto');
  await Promise.all(preloads);
  preloadAll(filesOf(buildFiles.filesAfterRender, matchingPatterns), 'low');
}

/** Resolves once at most `count` of the promises, which must not reject, are pending. */
function allSettledBut(count: number, promises: readonly Promise<unknown>[]): Promise<void> {
  return new Promise((resolve) => {
    let pendingCount = promises.length;
    const check = () => pendingCount <= count && resolve();
    check();
    for (const promise of promises)
      void promise.then(() => {
        pendingCount -= 1;
        check();
      });
  });
}

/** Preloads a picture of the first screen before the screen is rendered. */
export function preloadPicture(address: unknown): void {
  const url = typeof address === 'string' ? pictureUrl(address) : undefined;
  // Only the browser can choose one of several widths.
  if (!url || settings.pictureWidthParameter !== undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = url;
  document.head.append(link);
}

/** Resolves when the scripts of the application that the page preloads have loaded or failed, before they run. */
export async function whenApplicationLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-application]');
  const pendingLinks = [...links].filter(
    ({ href }) => performance.getEntriesByName(href).length === 0,
  );
  await Promise.all(
    pendingLinks.map(
      (link) =>
        new Promise((resolve) => {
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );
}

/**
 * Loads a font; resolves once texts can be rendered in it, or loading has failed. Fetches the file first: with
 * `font-display: optional`, a browser ignores a font that arrives after about 100 ms.
 */
export async function loadFont(
  name: keyof typeof FONTS,
  fetchPriority: 'auto' | 'low' = 'auto',
): Promise<void> {
  const { family, url } = FONTS[name];
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.fetchPriority = fetchPriority;
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = url;
  await appendAndLoad(link);
  // A letter and a dash: punctuation that is also used in Chinese is a separate font family. A font that fails to load
  // must not block the screen.
  await document.fonts
    .load(`1em "${family}", "${family} Punctuation"`, 'a–')
    .catch(() => undefined);
}
