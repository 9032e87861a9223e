import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react-swc';
import { build } from 'vite';
import { startServer } from '../../e2e/start-server';
import { adoptStyles } from '../vite/adopt-styles';

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folder of the built yardsticks. */
export const YARDSTICKS = absolutePath('../../.cache/bench/dist');

/** A served folder, and its name in the tables. */
export interface ServedBuild {
  name: string;
  url: string;
}

const stopFunctions: (() => void)[] = [];
process.once('exit', () => stopFunctions.forEach((stop) => stop()));
process.once('SIGINT', () => process.exit(130));

/**
 * Serves a built folder with a mock of its own, with the compression and headers of the product; `options` are those of
 * scripts/preview.ts.
 */
export async function serve(
  name: string,
  folder: string,
  ...options: string[]
): Promise<ServedBuild> {
  const { url, stop } = await startServer(
    'tsx',
    ...['scripts/preview.ts', '--port', '0', '--build', folder, ...options],
  );
  stopFunctions.push(stop);
  return { name, url };
}

/** Serves a copy of a built folder with prerendered pages. */
export async function servePrerendered(folder: string): Promise<ServedBuild> {
  const copyFolder = absolutePath('../../.cache/bench/prerendered');
  await rm(copyFolder, { recursive: true, force: true });
  await cp(folder, copyFolder, { recursive: true });
  const prerenderedBuild = await serve('prerendered', copyFolder);
  const script = absolutePath('../prerender/prerender.ts');
  const args = [
    '--api',
    `${prerenderedBuild.url}/api`,
    '--site',
    prerenderedBuild.url,
    '--out',
    copyFolder,
  ];
  await promisify(execFile)('npx', ['--no-install', 'tsx', script, ...args]);
  return prerenderedBuild;
}

/**
 * Builds the handwritten yardsticks separately, so that neither contains code of the other. The one with antd
 * writes its styles as the product does, as the deployment's policy requires.
 */
export async function buildYardsticks(): Promise<void> {
  await rm(YARDSTICKS, { recursive: true, force: true });
  for (const [page, plugins] of [
    ['index.html', []],
    ['antd.html', [adoptStyles()]],
  ] as const) {
    await build({
      configFile: false,
      root: absolutePath('./yardsticks'),
      publicDir: absolutePath('../../public'),
      logLevel: 'warn',
      plugins: [react(), ...plugins],
      build: {
        outDir: YARDSTICKS,
        emptyOutDir: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // antd in one file is the yardstick.
        chunkSizeWarningLimit: 2_000,
        rolldownOptions: { input: absolutePath(`./yardsticks/${page}`) },
      },
    });
  }
}
