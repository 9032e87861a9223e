import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathsOf, SECTIONS } from '../src/admin/sections';
import { LOCALES } from '../src/i18n/locales';
import { SCREENS } from '../src/site/screens';

/** Data that the build wrote into its page (`scripts/vite/page-preloads.ts`). */
interface Listed {
  files: string[];
  screens: Record<string, number[]>;
  soon: Record<string, number[]>;
  words: Record<string, number[]>;
}

const BUILD = '.cache/dist';
const PICTURES = 'mocks/pictures';
const KB = 1024;

/**
 * Bundle size limits in KB of gzipped files: they catch accidents, while the benchmark measures paint
 * (docs/architecture.md#8-performance). Those of the admin are higher, since its forms and tables, also those of the
 * login, need antd with Formik and Yup.
 */
const CEILINGS = {
  public: 160,
  login: 310,
  list: 500,
  edit: 690,
  css: 20,
  staffCss: 80,
  picture: 60,
};

/** Matches MSW, the generator of the mock's data, and the names of the mock's database and toolbar. */
const MOCK = /\bmsw\b|mswjs|faker|law-firm-mock/i;
const STAFF_LIBRARIES = /ant-btn|ql-editor/;

const page = readFileSync(join(BUILD, 'index.html'), 'utf8');
const listed = JSON.parse(/id="preloads">(.*?)<\/script>/.exec(page)?.[1] ?? '') as Listed;
const ofEveryVisit = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
  ([, path = '']) => path,
);
const faults: string[] = [];

const text = (path: string) => readFileSync(join(BUILD, path), 'utf8');
const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipSync(text(path), { level: 9 }).length / KB;
  sizes.set(path, size);
  return size;
}

function check(what: string, size: number, most: number): void {
  if (size > most) faults.push(`${what}: ${size.toFixed(1)} KB, where ${most} is the most`);
}

const filesAt = (places: readonly number[] | undefined) =>
  (places ?? []).map((place) => listed.files[place] ?? '');

/** Returns the files that a screen statically needs, with its messages in the language with the larger catalogs. */
function filesOf(path: string, words: readonly string[], frames: readonly string[] = []): string[] {
  const own = [...frames, path].flatMap((one) => [
    ...filesAt(listed.screens[one]),
    ...filesAt(listed.soon[one]),
  ]);
  const inLanguages = LOCALES.map((locale) =>
    ['messages', ...words].flatMap((name) => filesAt(listed.words[`${locale}/${name}`])),
  );
  const total = (files: readonly string[]) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  const [most = []] = inLanguages.sort((a, b) => total(b) - total(a));
  return [...new Set([...ofEveryVisit, ...own, ...most])];
}

function checkScreen(path: string, files: readonly string[], most: number, mostCss: number): void {
  const sum = (ending: string) => {
    const found = files.filter((file) => file.endsWith(ending));
    return [found.length, found.reduce((total, file) => total + sizeOf(file), 0)] as const;
  };
  const [scripts, js] = sum('.js');
  const [, css] = sum('.css');
  console.log(
    `Ceiling ${path}: JavaScript ${js.toFixed(1)} of ${most} KB in ${scripts} files, CSS ${css.toFixed(1)} of ${mostCss} KB`,
  );
  check(`JavaScript of ${path}`, js, most);
  check(`CSS of ${path}`, css, mostCss);
}

/** Checks the bundle size limits on the build's own graph, which is the same on every machine. */
function main(): void {
  for (const { path, messages } of SCREENS) {
    const files = filesOf(path, messages ? [messages] : []);
    if (!listed.screens[path]) faults.push(`the build does not list ${path}`);
    checkScreen(path, files, CEILINGS.public, CEILINGS.css);
    const staff = files.filter((file) => STAFF_LIBRARIES.test(text(file)));
    faults.push(
      ...staff.map((file) => `${path} loads ${file}, which holds parts of the back office`),
    );
  }
  checkScreen(
    '/admin-login',
    filesOf('/admin-login', ['admin']),
    CEILINGS.login,
    CEILINGS.staffCss,
  );
  for (const section of SECTIONS) {
    for (const path of pathsOf(section)) {
      if (!listed.screens[path]) faults.push(`the build does not list ${path}`);
      const most = /\/(edit|add|edit-external|folder|job)(\/|$)/.test(path)
        ? CEILINGS.edit
        : CEILINGS.list;
      checkScreen(path, filesOf(path, ['admin'], ['/admin']), most, CEILINGS.staffCss);
    }
  }
  for (const name of readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
    const read = /\.(js|html)$/.test(name) ? text(name) : '';
    if (MOCK.test(read) || name.includes('mockServiceWorker')) {
      faults.push(`${name} holds a part of the mock`);
    }
  }
  for (const name of readdirSync(PICTURES)) {
    check(name, statSync(join(PICTURES, name)).size / KB, CEILINGS.picture);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

main();
