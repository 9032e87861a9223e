import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { test as base } from './fixtures';
import { HAS_NGINX, NGINX_SKIP_REASON } from '../scripts/start-nginx';
import { startPreview } from './start-server';
import { openSeparateBrowser, type SeparateBrowser } from './separate-browser';

const run = promisify(execFile);

/** The output and the exit code of a prerendering run. */
interface PrerenderingResult {
  code: number;
  output: string;
}

interface PrerenderedSite {
  url: string;
  /** The served folder. */
  folder: string;
  /** Runs the prerendering script with further options. */
  prerender: (...options: string[]) => Promise<PrerenderingResult>;
}

/**
 * Runs tests on a site that nginx serves as it is deployed, with a mock backend of its own. `prerender` writes its
 * pages. Skips the tests where nginx is missing.
 */
export const test = base.extend<{ separateBrowser: SeparateBrowser }, { site: PrerenderedSite }>({
  site: [
    async ({}, use, { workerIndex }) => {
      const folder = `.cache/prerendered-${workerIndex}`;
      await rm(folder, { recursive: true, force: true });
      await cp('.cache/dist', folder, {
        recursive: true,
        filter: (path) => !/\.pages-|\/pages(\/|$)/.test(path),
      });
      const { url, stop } = await startPreview('--server', 'nginx', '--build', folder);
      const prerender = async (...options: string[]): Promise<PrerenderingResult> => {
        const script = ['scripts/prerender/prerender.ts', '--api', `${url}/api`];
        const args = [...script, '--site', url, '--out', folder, ...options];
        try {
          const { stdout, stderr } = await run('node', ['--import', 'tsx', ...args]);
          return { code: 0, output: stdout + stderr };
        } catch (error) {
          const { code, stdout, stderr } = error as { code: number } & Record<string, string>;
          return { code, output: `${stdout}${stderr}` };
        }
      };
      await use({ url, folder, prerender });
      stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  separateBrowser: async ({}, use) => {
    const separateBrowser = await openSeparateBrowser();
    await use(separateBrowser);
    await separateBrowser.stop();
  },
  serverUrl: [async ({ site }, use) => use(site.url), { scope: 'worker' }],
});

test.skip(!HAS_NGINX, NGINX_SKIP_REASON);

export { expect, setInterfaceLanguage } from './fixtures';
