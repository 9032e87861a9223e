import { chromium } from '@playwright/test';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../chromium';

/** How Lighthouse throttles a phone: simulated from a fast load, or applied (slow 4G, CPU / 4). */
export const THROTTLINGS = ['devtools', 'simulate'] as const;

export type Throttling = (typeof THROTTLINGS)[number];

/** Metrics of a page load: milliseconds, a layout shift score, counts, and transferred bytes. */
export const METRICS = [
  'firstPaint',
  'largestPaint',
  'blockingTimeMs',
  'longestTask',
  'layoutShiftScore',
  'requests',
  'codeRequests',
  'script',
  'style',
  'font',
  'image',
  'document',
  'data',
] as const;

export type PageLoad = Record<(typeof METRICS)[number], number>;

/** Data that the browser has stored when a page opens: at most a language and a session of staff. */
export interface BrowserState {
  language?: string | undefined;
  isStaff?: boolean | undefined;
}

const CONTENT_TYPES: Record<string, 'document' | 'script' | 'style' | 'font' | 'image'> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blockingTimeMs: 'total-blocking-time',
  layoutShiftScore: 'cumulative-layout-shift',
} as const;

interface RequestRow {
  url: string;
  resourceType?: string;
  transferSize: number;
}

/** Starts a separate browser whose pages Lighthouse can open, until `close`. */
export async function launchBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const browser = await puppeteer.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return { port: Number(new URL(browser.wsEndpoint()).port), close: () => browser.close() };
}

/** Clears the `localStorage` of a page's origin and sets the given state. */
async function prepare(
  port: number,
  url: string,
  { language, isStaff }: BrowserState,
): Promise<void> {
  const { origin } = new URL(url);
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  // Any document of the origin works; this one runs no script.
  await page?.goto(`${origin}/robots.txt`);
  const token = isStaff && (await fetchStaffToken(origin));
  await page?.evaluate(
    (storage) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value);
      // The server selects among prerendered pages by this cookie (D51), so that of the previous page must go.
      document.cookie = `umi_locale=${storage.umi_locale ?? 'en_US'}; path=/`;
    },
    {
      ...(language && { umi_locale: language }),
      ...(token && { lawfirm_token: token }),
    },
  );
  await page?.close();
  await browser.close();
}

/** Returns a token of the mock's administrator at an origin. */
export async function fetchStaffToken(origin: string): Promise<string> {
  const body = JSON.stringify({ loginAccount: 'admin' });
  const response = await fetch(`${origin}/__mock/token`, { method: 'POST', body });
  return ((await response.json()) as { token: string }).token;
}

/**
 * Runs Lighthouse on a page that a phone opens once with an empty cache. `browserState` requires a server of
 * scripts/preview.ts. Throws Lighthouse's errors.
 */
async function runLighthouse(
  port: number,
  url: string,
  throttlingMethod: Throttling,
  browserState?: BrowserState,
  flags?: Flags,
): Promise<Result> {
  if (browserState) await prepare(port, url, browserState);
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    throttlingMethod,
    disableFullPageScreenshot: true,
    ...flags,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse measured nothing'}`,
    );
  }
  return result.lhr;
}

/** Returns Lighthouse's scores of a page, 0 to 100, for one load: performance, accessibility, best practices, SEO. */
export async function score(...parameters: Parameters<typeof runLighthouse>): Promise<number[]> {
  const { categories } = await runLighthouse(...parameters);
  return Object.values(categories).map((category) => (category.score ?? NaN) * 100);
}

/** Returns the metrics of one page load (`runLighthouse`). */
export async function audit(
  port: number,
  url: string,
  throttling: Throttling,
  browserState?: BrowserState,
): Promise<PageLoad> {
  const { audits } = await runLighthouse(port, url, throttling, browserState, {
    onlyAudits: [...Object.values(AUDITS), 'network-requests', 'long-tasks'],
  });
  const rows = (name: string): unknown[] => {
    const details = audits[name]?.details;
    return details?.type === 'table' ? details.items : [];
  };
  const tasks = rows('long-tasks') as { duration: number }[];
  const pageLoad = Object.fromEntries(METRICS.map((name) => [name, 0])) as PageLoad;
  for (const [name, id] of Object.entries(AUDITS)) {
    pageLoad[name as keyof typeof AUDITS] = audits[id]?.numericValue ?? NaN;
  }
  pageLoad.longestTask = Math.max(0, ...tasks.map(({ duration }) => duration));
  const requests = rows('network-requests') as RequestRow[];
  for (const { resourceType = '', transferSize } of requests.filter(isNetworkRequest)) {
    const contentType = CONTENT_TYPES[resourceType] ?? 'data';
    pageLoad.requests += 1;
    if (contentType === 'script' || contentType === 'style') pageLoad.codeRequests += 1;
    pageLoad[contentType] += transferSize;
  }
  return pageLoad;
}

/** Returns whether a row is a request over the network, unlike a data URL. */
const isNetworkRequest = ({ url }: RequestRow) => url.startsWith('http');
