import { localeStore } from './i18n/locale-store';
import { isStaffPath } from './lib/staff-path';

/** What the build writes into the page (`scripts/vite/route-preloads.ts`). */
interface Preloads {
  /** The files of the application, of catalogues by language and name, and of route files. */
  files: Partial<Record<string, string[]>>;
  /** Screens by patterns of their paths: the catalogue beyond `messages`, and the route files. */
  screens: [pattern: string, catalogue: string | null, ...routes: string[]][];
}

function listed(): Preloads {
  const block = document.getElementById('preloads');
  return block ? (JSON.parse(block.textContent) as Preloads) : { files: {}, screens: [] };
}

function preload(file: string): void {
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
 * Asks for the files of the application, the language in force, and the screen of `path`, as the
 * build has listed them in the page (design 8). In development there is no list and nothing is done.
 */
export function preloadScreen(path: string): void {
  const { files, screens } = listed();
  const [, catalogue, ...routes] =
    screens.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  const catalogues = ['messages', catalogue].filter(Boolean);
  const wanted = [
    isStaffPath(path) ? 'staff-app' : 'site-app',
    ...catalogues.map((name) => `${localeStore.locale}/${name}`),
    ...routes,
  ];
  new Set(wanted.flatMap((name) => files[name] ?? [])).forEach(preload);
}
