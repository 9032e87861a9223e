import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../chromium';
import { fetchStaffToken } from './audit';
import { timeUntilPainted } from './measure-paint';
import { median, type Metrics, type Report } from './report';
import type { ServedBuild } from './servers';
import { timeKeys } from './typing';
import { USER_FLOWS, type UserFlow } from './user-flows';

const DESKTOP = { width: 1440, height: 900 };
/** Number of measured runs of a user flow, after one that warms up the page. */
const RUNS = 5;
const TEXT = 'The tribunal may order it at any time.';
/** Time that a typed key is pressed, in milliseconds. */
const KEY_DELAY_MS = 60;
const LONG_ARTICLE = '/admin/articles/news/edit?no=N-0101';
const SCREEN_COUNT = 100;
/** Resources that a page can retain: megabytes of the heap, DOM nodes, listeners. */
const RETAINED_RESOURCES = ['heap', 'nodes', 'listeners'] as const;

const FIELDS = [
  { name: 'a key in the title', field: '#field-versions-en_US-title' },
  { name: 'a key in a text of 12,000 words', field: '.ql-editor[contenteditable="true"]' },
];

/** A served build with its metrics. */
type MeasuredBuild = ServedBuild & { metrics: Metrics };

/** Opens a page of a build as a visitor or, with `isStaff`, as an administrator. */
export async function visit(origin: string, path: string, isStaff = false): Promise<Page> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: DESKTOP, locale: 'en-US' });
  if (isStaff) {
    const token = await fetchStaffToken(origin);
    await page.addInitScript((value) => localStorage.setItem('lawfirm_token', value), token);
  }
  await page.goto(new URL(path, origin).href);
  await page.locator('main h1').first().waitFor();
  return page;
}

/** Closes the browser of a page. */
export const closeBrowser = (page: Page) => page.context().browser()?.close();

/** Runs a user flow for the nth time and returns the milliseconds of each step. */
async function runFlow(page: Page, { steps }: UserFlow, run: number): Promise<number[]> {
  const times: number[] = [];
  for (const step of steps) times.push(await timeUntilPainted(page, step, run));
  return times;
}

/** Runs a user flow in all builds in turns, and records the median of each step. */
async function benchFlow(flow: UserFlow, builds: readonly MeasuredBuild[]): Promise<void> {
  const measuredPages = await Promise.all(
    builds.map(async ({ url, metrics }) => ({
      page: await visit(url, flow.start, flow.isStaff),
      metrics,
      times: [] as number[][],
    })),
  );
  for (let run = 0; run <= RUNS; run += 1)
    for (const { page, times } of measuredPages) times.push(await runFlow(page, flow, run));
  for (const { page, metrics, times } of measuredPages) {
    for (const [index, { name, limit }] of flow.steps.entries()) {
      const value = median(times.slice(1).map((milliseconds) => milliseconds[index] ?? NaN));
      metrics.set(`${name}, ms`, { value, limit });
    }
    await closeBrowser(page);
  }
}

/** Types into the fields of the longest article. */
async function benchTyping(origin: string, metrics: Metrics): Promise<void> {
  const page = await visit(origin, LONG_ARTICLE, true);
  for (const { name, field } of FIELDS) {
    const keys = await timeKeys(page, field, TEXT, KEY_DELAY_MS);
    metrics.set(`${name}, median ms`, { value: median(keys), limit: 16 });
    metrics.set(`${name}, longest ms`, { value: Math.max(...keys) });
  }
  await closeBrowser(page);
}

/** Returns the resources that a page retains after garbage collection. */
async function retainedBy(
  session: CDPSession,
): Promise<Record<(typeof RETAINED_RESOURCES)[number], number>> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

/**
 * Repeats a user flow until 100 screens were opened, and compares the minimum retained in the second quarter with that in
 * the last: one run may retain memory that the next run frees.
 */
async function benchMemory(origin: string, flow: UserFlow, metrics: Metrics): Promise<void> {
  const page = await visit(origin, flow.start, flow.isStaff);
  const session = await page.context().newCDPSession(page);
  const samples: Awaited<ReturnType<typeof retainedBy>>[] = [];
  for (let count = 0; count * flow.steps.length < SCREEN_COUNT; count += 1) {
    await runFlow(page, flow, count);
    samples.push(await retainedBy(session));
  }
  const quarter = Math.ceil(samples.length / 4);
  const minimum = (resource: (typeof RETAINED_RESOURCES)[number], end: number) =>
    Math.min(...samples.slice(end - quarter, end).map((sample) => sample[resource]));
  for (const resource of RETAINED_RESOURCES) {
    const value = minimum(resource, samples.length) / minimum(resource, 2 * quarter);
    // V8's profiling data of frequently run code amount to some hundred KB.
    metrics.set(
      `${resource} after ${SCREEN_COUNT} screens from ${flow.start}, relative to half of them`,
      {
        value,
        limit: resource === 'heap' ? 1.1 : 1,
      },
    );
  }
  await closeBrowser(page);
}

/** Measures from the click to the paint, typing and memory, with a warm cache and an API without delay. */
export async function benchUserFlows(
  servedBuilds: readonly ServedBuild[],
  report: Report,
): Promise<void> {
  const builds = servedBuilds.map((build) => ({ ...build, metrics: new Map() as Metrics }));
  for (const flow of USER_FLOWS) {
    report.printProgress(`user flows from ${flow.start}`);
    await benchFlow(flow, builds);
  }
  for (const { name, url, metrics } of builds) {
    report.printProgress(`typing, ${name}`);
    await benchTyping(url, metrics);
    for (const flow of USER_FLOWS) {
      report.printProgress(`memory from ${flow.start}, ${name}`);
      await benchMemory(url, flow, metrics);
    }
  }
  report.printMetrics(
    'flows',
    'Time from a click to the painted screen, typing and memory: desktop, warm caches',
    builds,
  );
}
