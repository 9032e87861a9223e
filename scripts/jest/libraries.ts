import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { hideIcons } from '../vite/hide-icons.ts';

/** antd and its packages, by the module names that the sources import. */
const ENTRIES = {
  antd: 'antd/es/index.js',
  '@ant-design/icons': '@ant-design/icons/es/index.js',
  '@ant-design/cssinjs': '@ant-design/cssinjs/es/index.js',
  // The calendar of antd's date picker, whose languages the sources import.
  dayjs: 'dayjs/dayjs.min.js',
  'dayjs/locale/zh-cn': 'dayjs/locale/zh-cn.js',
};

const hash = createHash('sha256');
for (const path of ['package-lock.json', 'scripts/jest/libraries.ts', 'scripts/vite/hide-icons.ts'])
  hash.update(readFileSync(path));
const FOLDER = `.cache/jest-libraries/${hash.digest('hex').slice(0, 12)}`;

/** Jest's `moduleNameMapper` for these modules. */
export const LIBRARIES = Object.fromEntries(
  Object.keys(ENTRIES).map((name) => [`^${name}$`, `<rootDir>/${FOLDER}/${name}.mjs`]),
);

/** Replaces the module with which antd inserts style sheets, since jsdom would search all of them at each insertion. */
const EMPTY_STYLE_MODULE = `
export const injectCSS = () => document.createElement('style');
export const updateCSS = injectCSS;
export const removeCSS = () => undefined;
export const clearContainerCache = () => undefined;
`;

/** Omits antd's style sheets: a test has no layout, and attributes decide what is visible (`computed-style.ts`). */
function omitStyles(): Plugin {
  return {
    name: 'omit-styles',
    load: {
      filter: { id: /\/@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/ },
      handler: () => ({ code: EMPTY_STYLE_MODULE, map: null }),
    },
  };
}

/**
 * Bundles antd and its packages into a few files, again only after a change of the lockfile or of the scripts: each test file evaluates its modules again, and
 * 2,000 of the 2,600 modules of an admin screen were these. Jest runs this as its global setup.
 */
export default async function bundleLibraries(): Promise<void> {
  if (existsSync(FOLDER)) return;
  const { build } = await import('vite');
  const entry = Object.entries(ENTRIES).map(([name, path]) => [name, `node_modules/${path}`]);
  await build({
    configFile: false,
    publicDir: false,
    plugins: [hideIcons(), omitStyles()],
    // In test mode antd uses the same id for every element, so that dialogs would be labeled by another dialog's
    // title.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    build: {
      outDir: FOLDER,
      target: 'es2023',
      minify: false,
      lib: {
        entry: Object.fromEntries(entry) as Record<string, string>,
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
      rollupOptions: {
        // The libraries and the application share one React.
        external: /^react(-dom)?($|\/)/,
        output: { chunkFileNames: '[name].mjs' },
      },
    },
  });
}
