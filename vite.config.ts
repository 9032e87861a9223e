import { fileURLToPath } from 'node:url';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import { lingui } from '@lingui/vite-plugin';
import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options';
import react from '@vitejs/plugin-react-swc';
import { msw } from 'msw/vite';
import { defineConfig, loadEnv } from 'vite';
import { antdStyles } from './scripts/vite/antd-styles.tsx';
import { adoptStyles } from './scripts/vite/adopt-styles.ts';
import { chunkLoader } from './scripts/vite/chunk-loader.ts';
import { chunkGroups } from './scripts/vite/chunks.ts';
import { contractPage } from './scripts/vite/contract-page.ts';
import { fontLicenses, licensesNote } from './scripts/vite/font-licenses.ts';
import { pagePreloads } from './scripts/vite/page-preloads.ts';
import { prerenderFiles } from './scripts/vite/prerender-files.ts';
import { precompressAssets } from './scripts/vite/precompress.ts';
import { refreshFirst } from './scripts/vite/refresh-first.ts';
import { seedPictures } from './scripts/vite/seed-pictures.ts';
import { hideIcons } from './scripts/vite/hide-icons.ts';
import { filePrefixes } from './scripts/file-prefixes.ts';
import { serverSanitizerWindow } from './scripts/vite/server-sanitizer-window.ts';

const routeOptions = {
  target: 'react',
  routesDirectory: 'src/routes',
  // No linter checks the generated files, and formatting them took a quarter of the server's startup.
  enableRouteTreeFormatting: false,
} as const;

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The mode of the demo build: static files with the mock in the page, as in development. */
const DEMO_MODE = 'demo';

const LICENSES_FILE = 'licenses.txt';

/** Whether the development server bundles; `UNBUNDLED=1` disables the experimental feature (docs/decisions/0017). */
const IS_BUNDLED = !process.env.UNBUNDLED;

/** Returns the URL of the real backend, without `/api`, from the environment or an `.env` file; undefined for the mock. */
function backendUrl(mode: string): string | undefined {
  const url = mode === DEMO_MODE ? undefined : loadEnv(mode, absolutePath('.'), 'VITE_').VITE_API;
  if (url && !/^https?:\/\/./.test(url))
    throw new Error(`VITE_API must be the URL of a backend, such as https://host, but is: ${url}`);
  return url?.replace(/\/api\/?$/, '');
}

/** Returns the path prefixes of uploaded files from the environment or an `.env` file. */
const uploadPrefixes = (mode: string) =>
  filePrefixes(loadEnv(mode, absolutePath('.'), 'FILE_').FILE_PREFIXES);

/** Returns the server options that proxy calls and uploaded files, as deploy/nginx.conf.template does (D16). */
const proxyOptions = (target: string | undefined, prefixes: readonly string[]) =>
  target
    ? {
        proxy: Object.fromEntries(
          ['/api/', ...prefixes].map((prefix) => [prefix, { target, changeOrigin: true }]),
        ),
      }
    : {};

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      ...routeOptions,
      autoCodeSplitting: true,
      generatedRouteTree: 'src/app/route-tree.gen.ts',
    }),
    // Only the routes of the public site, which visitors load.
    tanstackRouterGenerator({
      ...routeOptions,
      generatedRouteTree: 'src/app/site-route-tree.gen.ts',
      routeFileIgnorePattern: '^admin',
      disableTypes: true,
    }),
    react({ plugins: [linguiMacroSwcPlugin()] }),
    refreshFirst(),
    lingui({ failOnMissing: command === 'build' && !process.env.LAX, failOnCompileError: true }),
    // The prerenderer emits no styles and loads no chunks over the network.
    isSsrBuild && serverSanitizerWindow(),
    !isSsrBuild && [
      antdStyles(),
      hideIcons(),
      adoptStyles(),
      chunkLoader(absolutePath('./src/lib/load-chunk.ts')),
      // Production builds contain no part of the mock (docs/architecture.md#5-mock-backend).
      (command === 'serve' || mode === DEMO_MODE) && [
        msw({ mode: 'worker-only' }),
        seedPictures(backendUrl(mode) ? '/__mock/files/' : '/files/'),
      ],
      command === 'serve'
        ? [contractPage(), licensesNote(LICENSES_FILE)]
        : [
            pagePreloads(),
            fontLicenses(LICENSES_FILE),
            mode !== DEMO_MODE && [prerenderFiles(), precompressAssets()],
          ],
    ],
  ],
  // About 25 requests for a page instead of 290 (docs/decisions/0017).
  experimental: { bundledDev: command === 'serve' && IS_BUNDLED },
  // Only the mock imports these; without the list, the first start of an unbundled server loads the page twice.
  ...(!IS_BUNDLED && {
    optimizeDeps: {
      entries: ['index.html'],
      include: [
        '@faker-js/faker/locale/en',
        '@faker-js/faker/locale/zh_CN',
        'ajv/dist/2020.js',
        'ajv-formats',
        'msw',
        'msw/browser',
      ],
    },
  }),
  resolve: {
    alias: {
      '@': absolutePath('./src'),
      // React includes the hook, so libraries need no shim.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  // The demo uses the mock in the page, and so does development unless `VITE_API` is set; then `?mock=…` selects calls that the mock handles.
  define: {
    MOCK_IN_PAGE: JSON.stringify((command === 'serve' && !backendUrl(mode)) || mode === DEMO_MODE),
    MOCK_WITH_BACKEND: JSON.stringify(command === 'serve' && Boolean(backendUrl(mode))),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // The prerenderer is in the served folder, without node_modules, so its bundle contains all packages.
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    // The licenses of bundled packages require their texts to be shipped; the terms of use link to the file.
    license: !isSsrBuild && { fileName: LICENSES_FILE },
    // No inlined fonts or pictures: the policy forbids data: fonts (docs/architecture.md#7-security).
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Lets the chunks of groups be the targets of dynamic imports, without a facade chunk for each.
      preserveEntrySignatures: 'allow-extension',
      output: {
        ...(command === 'build' && { codeSplitting: { groups: chunkGroups } }),
      },
    },
  },
  server: {
    port: 5173,
    ...proxyOptions(backendUrl(mode), uploadPrefixes(mode)),
  },
  preview: { port: 4173 },
}));
