import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pathsOf, SECTIONS } from '../src/admin/sections';
import { LOCALES } from '../src/i18n/locales';
import { SCREENS } from '../src/site/screens';

/** Data that the build wrote into its page (`scripts/vite/page-preloads.ts`). */
interface BuildFiles {
  files: string[];
  screens: Record<string, number[]>;
  filesAfterRender: Record<string, number[]>;
  messages: Record<string, number[]>;
}

const BUILD = '.cache/dist';
const PICTURES = 'mocks/pictures';
const KB = 1024;

/**
 * Bundle size limits in KB, of gzipped files except for pictures: they catch accidents, while the benchmark measures paint
 * (docs/architecture.md#8-performance). Those of the admin area are higher, since its forms and tables, also those of the
 * login, need antd with Formik and Yup.
 */
const LIMITS = {
  public: 160,
  login: 325,
  list: 540,
  edit: 650,
  editWithList: 735,
  import: 750,
  css: 20,
  adminCss: 89,
  picture: 60,
};

/** Matches MSW, the generator of the mock's data, and the names of the mock's database and toolbar. */
const MOCK_CODE_PATTERN = /\bmsw\b|mswjs|faker|law-firm-mock/i;
const ADMIN_LIBRARY_PATTERN = /ant-btn|ql-editor/;

const page = readFileSync(join(BUILD, 'index.html'), 'utf8');
const buildFiles = JSON.parse(/id="preloads">(.*?)<\/script>/.exec(page)?.[1] ?? '') as BuildFiles;
const filesOfEveryPage = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
  ([, path = '']) => path,
);
const errors: string[] = [];

const readText = (path: string) => readFileSync(join(BUILD, path), 'utf8');
const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const size = sizes.get(path) ?? gzipSync(readText(path), { level: 9 }).length / KB;
  sizes.set(path, size);
  return size;
}

function check(name: string, size: number, limit: number): void {
  if (size > limit) errors.push(`${name}: ${size.toFixed(1)} KB, limit ${limit} KB`);
}

const filesAt = (indexes: readonly number[] | undefined) =>
  (indexes ?? []).map((index) => buildFiles.files[index] ?? '');

/**
 * Returns the files that a visit to a screen loads: those of every page, those of its layouts and its own, also those that
 * they load after rendering, and its messages in the language with the larger catalogs.
 */
function filesOf(
  path: string,
  catalogs: readonly string[],
  layouts: readonly string[] = [],
): string[] {
  const screenFiles = [...layouts, path].flatMap((screen) => [
    ...filesAt(buildFiles.screens[screen]),
    ...filesAt(buildFiles.filesAfterRender[screen]),
  ]);
  const filesByLanguage = LOCALES.map((locale) =>
    ['messages', ...catalogs].flatMap((name) => filesAt(buildFiles.messages[`${locale}/${name}`])),
  );
  const sizeOfAll = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + sizeOf(file), 0);
  const [largest = []] = filesByLanguage.sort((a, b) => sizeOfAll(b) - sizeOfAll(a));
  return [...new Set([...filesOfEveryPage, ...screenFiles, ...largest])];
}

function checkScreen(
  path: string,
  files: readonly string[],
  limit: number,
  cssLimit: number,
): void {
  if (!buildFiles.screens[path]) errors.push(`the build does not list ${path}`);
  const countAndMeasure = (ending: string) => {
    const filesOfType = files.filter((file) => file.endsWith(ending));
    return [
      filesOfType.length,
      filesOfType.reduce((total, file) => total + sizeOf(file), 0),
    ] as const;
  };
  const [scriptCount, scriptSize] = countAndMeasure('.js');
  const [, sheetSize] = countAndMeasure('.css');
  console.log(
    `${path}: JavaScript ${scriptSize.toFixed(1)} of ${limit} KB in ${scriptCount} files, CSS ${sheetSize.toFixed(1)} of ${cssLimit} KB`,
  );
  check(`JavaScript of ${path}`, scriptSize, limit);
  check(`CSS of ${path}`, sheetSize, cssLimit);
}

/** Returns the limit of an admin screen. */
function limitOf(path: string): number {
  if (path.endsWith('/import')) return LIMITS.import;
  if (/\/(folder|job)$|\/site\/edit$/.test(path)) return LIMITS.editWithList;
  return /\/(edit|add|edit-external)(\/|$)/.test(path) ? LIMITS.edit : LIMITS.list;
}

/** Checks the bundle size limits on the build's own graph, which is the same on every machine. */
function main(): void {
  for (const { path, messages } of SCREENS) {
    const files = filesOf(path, messages ? [messages] : []);
    checkScreen(path, files, LIMITS.public, LIMITS.css);
    const adminFiles = files.filter((file) => ADMIN_LIBRARY_PATTERN.test(readText(file)));
    errors.push(
      ...adminFiles.map((file) => `${path} loads ${file}, which contains parts of the admin area`),
    );
  }
  checkScreen('/admin-login', filesOf('/admin-login', ['admin']), LIMITS.login, LIMITS.adminCss);
  for (const section of SECTIONS) {
    for (const path of pathsOf(section))
      checkScreen(path, filesOf(path, ['admin'], ['/admin']), limitOf(path), LIMITS.adminCss);
  }
  for (const name of readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
    const code = /\.(js|html)$/.test(name) ? readText(name) : '';
    if (MOCK_CODE_PATTERN.test(code) || name.includes('mockServiceWorker')) {
      errors.push(`${name} contains code of the mock`);
    }
  }
  for (const name of readdirSync(PICTURES)) {
    check(name, statSync(join(PICTURES, name)).size / KB, LIMITS.picture);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

main();
