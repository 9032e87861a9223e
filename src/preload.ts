import { localeStore } from './i18n/locale-store';

/** Route files by the paths they serve; the build lists their chunks under the same names. */
const SCREENS: [pattern: RegExp, ...routes: string[]][] = [
  [/^\/(home)?$/, '_site/home'],
  [/^\/news$/, '_site/news/index'],
  [/^\/news\/detail\/[^/]+$/, '_site/news/detail.$id'],
  [/^\/status$/, 'status'],
  [/^\/admin-login$/, 'admin-login'],
  [/^\/admin\/articles\/news\/list$/, 'admin', 'admin/articles/news/list'],
  [/^\/admin\/articles\/news\/edit$/, 'admin', 'admin/articles/news/edit'],
];

function listed(): Record<string, string[]> {
  const block = document.getElementById('preloads');
  return block ? (JSON.parse(block.textContent) as Record<string, string[]>) : {};
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
  const files = listed();
  const routes = SCREENS.find(([pattern]) => pattern.test(path))?.slice(1) ?? [];
  const catalogues = [`${localeStore.locale}/messages`];
  if (path.startsWith('/admin')) catalogues.push(`${localeStore.locale}/admin`);
  const wanted = ['app', ...catalogues, ...routes.map(String)];
  new Set(wanted.flatMap((name) => files[name] ?? [])).forEach(preload);
}
