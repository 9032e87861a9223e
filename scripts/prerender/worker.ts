import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { JSDOM } from 'jsdom';
import type { Settings } from '../../src/lib/settings';
import type * as Renderer from '../../src/app/prerender-entry.tsx';
import { backendFetch } from './backend';
import { reasonOf } from '../publish/lists';
import { htmlOf, type PageContext, type BuildData } from './page';

/** Input of a worker. */
export interface WorkerData {
  buildData: BuildData;
  /** Origin of the site, and URL of its API (`https://host/api`). */
  site: string;
  api: string;
  /** Settings of settings.json, and of the command line. */
  settings: Settings;
  /** The built renderer. */
  renderer: string;
}

/** A page to be rendered. */
export type RequestedPage = PageContext & { address: string };

/** Result of a page: its HTML, that the backend has no such page, or why it failed to render. */
export type RenderResult =
  | { address: string; html: string }
  | { address: string; isMissing: true }
  | { address: string; failure: string };

const { buildData, site, api, settings, renderer } = workerData as WorkerData;

// Globals that browser code requires. `window` and `document` are missing, by which libraries detect a server.
globalThis.location = new URL(site) as unknown as Location;
globalThis.fetch = backendFetch(new URL(site).origin, api);
// DOMPurify supports jsdom.
Object.assign(globalThis, { sanitizerWindow: new JSDOM('', { url: site }).window });

const { prerenderPage, activateLanguage } = (await import(
  pathToFileURL(renderer).href
)) as typeof Renderer;
await activateLanguage(buildData.locale, settings);

async function render({ address, ...context }: RequestedPage): Promise<RenderResult> {
  try {
    return { address, html: htmlOf(buildData, address, await prerenderPage(address), context) };
  } catch (error) {
    const { status } = error as { status?: number };
    // Only an item can be deleted: the other pages exist even if a query of theirs fails.
    return status === 404 && address.includes('/detail/')
      ? { address, isMissing: true }
      : { address, failure: reasonOf(error) };
  }
}

parentPort?.on('message', (page: RequestedPage) => {
  void render(page).then((result) => parentPort?.postMessage(result));
});
