import { localeStore } from './i18n/locale-store';
import { isStaffPath } from './lib/staff-path';

/**
 * Screens of visitors by the paths they serve: their catalogue beyond `messages`, and their route files. The
 * build lists their chunks under the same names.
 */
const SCREENS: [pattern: RegExp, catalogue: string | null, ...routes: string[]][] = [
  [/^\/(home)?$/, 'home', '_site/home'],
  [/^\/about$/, 'firm', '_site/about'],
  [/^\/expertise$/, 'profiles', '_site/expertise/index'],
  [/^\/expertise\/detail\/[^/]+$/, 'profiles', '_site/expertise/detail.$id'],
  [/^\/people$/, 'people', '_site/people/index'],
  [/^\/people\/detail\/[^/]+$/, 'profiles', '_site/people/detail.$id'],
  [/^\/news$/, null, '_site/news/index'],
  [/^\/news\/detail\/[^/]+$/, null, '_site/news/detail.$id'],
  [/^\/case$/, null, '_site/case/index'],
  [/^\/case\/detail\/[^/]+$/, null, '_site/case/detail.$id'],
  [/^\/honor\/detail\/[^/]+$/, null, '_site/honor/detail.$id'],
  [/^\/docs\/[^/]+$/, 'documents', '_site/docs.$name'],
  [/^\/status$/, null, 'status'],
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
  const staff = isStaffPath(path);
  // A screen of the back office stands in the file that is called like its path.
  const [, catalogue, ...routes] = staff
    ? [
        null,
        'admin',
        path.startsWith('/admin/') ? 'admin' : '',
        path.slice(1).replace(/\/edit\/[^/]+$/, '/edit.$id'),
      ]
    : (SCREENS.find(([pattern]) => pattern.test(path)) ?? []);
  const catalogues = ['messages', catalogue].filter(Boolean);
  const wanted = [
    staff ? 'staff-app' : 'site-app',
    ...catalogues.map((name) => `${localeStore.locale}/${name}`),
    ...routes.map(String),
  ];
  new Set(wanted.flatMap((name) => files[name] ?? [])).forEach(preload);
}
