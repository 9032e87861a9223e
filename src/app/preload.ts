import type { Locale } from '@/i18n/locales';
import { matchPath } from '@/lib/path-pattern';
import { pictureUrl } from '@/lib/safe-url';
import { settings } from '@/lib/settings';
import sans from '@/ui/fonts/sans-latin.woff2';
import serif from '@/ui/fonts/serif-latin.woff2';

/** The faces that most screens show, as `ui/fonts.css` names them. */
const FONTS = {
  sans: { family: 'Firm Sans', url: sans },
  serif: { family: 'Firm Serif', url: serif },
};

/** What the build writes into the page (`scripts/vite/page-preloads.ts`). */
interface Listed {
  /** Paths of the built files below the site's root. */
  files: string[];
  /** Places in `files` by screens, as the router writes their paths, and by catalogues (`en_US/home`). */
  screens: Record<string, number[]>;
  words: Record<string, number[]>;
  /** What a screen loads by itself once it is drawn, by the screens. */
  soon: Record<string, number[]>;
}

function listed(): Listed {
  const block = document.getElementById('preloads');
  const none = { files: [], screens: {}, words: {}, soon: {} };
  return block ? (JSON.parse(block.textContent) as Listed) : none;
}

function ask(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  // As the built modules ask for them; otherwise the browser loads them a second time.
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/**
 * Asks for the files of the screen at `path` and of its words, as the build has listed them in the page
 * (design 8). What every visit needs stands in the page itself. In development nothing is listed. Gives a function that asks
 * for what the screen then loads by itself.
 */
export function preloadScreen(path: string, words: readonly string[], locale: Locale): () => void {
  const list = listed();
  const own = Object.keys(list.screens).filter((one) => matchPath(one, path) !== undefined);
  // The back office's frame stands around all of its screens, and is drawn before them.
  const patterns = path.startsWith('/admin/') ? ['/admin', ...own] : own;
  const wanted = [
    ...words.flatMap((name) => list.words[`${locale}/${name}`] ?? []),
    ...patterns.flatMap((pattern) => list.screens[pattern] ?? []),
  ];
  const askFor = (places: readonly number[]) => {
    for (const place of new Set(places)) ask(list.files[place] ?? '');
  };
  askFor(wanted);
  return () => askFor(patterns.flatMap((pattern) => list.soon[pattern] ?? []));
}

/** Asks for a picture that the screen opens with, before the screen is there to show it. */
export function preloadPicture(address: unknown): void {
  const url = typeof address === 'string' ? pictureUrl(address) : undefined;
  // Which of several widths it will be, only the page itself knows.
  if (!url || settings.pictureWidthParameter !== undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = url;
  document.head.append(link);
}

/** Resolves when the application and its libraries have arrived, before they run: at once where the page does not request them. */
export async function whenApplicationLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-application]');
  const arriving = [...links].filter(({ href }) => performance.getEntriesByName(href).length === 0);
  await Promise.all(
    arriving.map(
      (link) =>
        new Promise((resolve) => {
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );
}

/**
 * Loads a face of the site's type; resolves once texts can be drawn in it, or it is known that they cannot.
 * The file comes first: a face that takes longer than a moment to load is given up (`font-display: optional`).
 */
export function loadFont(name: keyof typeof FONTS): Promise<unknown> {
  const { family, url } = FONTS[name];
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = '';
    link.href = url;
    // A letter and a dash: the punctuation that Chinese has as well is a family of its own.
    link.onload = () =>
      resolve(
        // A face that cannot be drawn keeps nobody from reading.
        document.fonts
          .load(`1em "${family}", "${family} Punctuation"`, 'a–')
          .catch(() => undefined),
      );
    link.onerror = resolve;
    document.head.append(link);
  });
}
