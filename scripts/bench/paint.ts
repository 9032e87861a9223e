import {
  audit,
  launchBrowser,
  THROTTLINGS,
  METRICS,
  type PageLoad,
  type Throttling,
  type BrowserState,
} from './audit';
import type { Page } from './pages';
import { formatCell, median, type Report } from './report';
import type { ServedBuild } from './servers';

/** A page of a server with the metrics of its loads. */
interface Subject {
  name: string;
  /** A build's name, `yardstick`, or `other`. */
  buildName: string;
  page?: Page;
  url: string;
  browserState?: BrowserState;
  loads: Record<Throttling, PageLoad[]>;
}

const createSubject = (fields: Omit<Subject, 'loads'>): Subject => ({
  ...fields,
  loads: { devtools: [], simulate: [] },
});

/** Returns the pages of the measured builds, side by side. */
function createProductSubjects(pages: readonly Page[], builds: readonly ServedBuild[]): Subject[] {
  return pages.flatMap((page) =>
    builds.map(({ name, url }) =>
      createSubject({
        name: builds.length > 1 ? `${page.name} (${name})` : page.name,
        buildName: name,
        page,
        url: new URL(page.path, url).href,
        browserState: page,
      }),
    ),
  );
}

/** Returns a page among the yardsticks. */
function createYardstick(name: string, url: string, path: string): Subject {
  return createSubject({
    name,
    buildName: 'yardstick',
    url: new URL(path, url).href,
    browserState: {},
  });
}

/** Opens all pages in turns, so that other load on the machine affects all alike. */
async function openInTurns(group: string, subjects: Subject[], runs: number, report: Report) {
  const browser = await launchBrowser();
  for (let run = 1; run <= runs; run += 1) {
    for (const throttling of THROTTLINGS) {
      for (const { name, url, browserState, loads } of subjects) {
        report.printProgress(`${group} ${run}/${runs} ${throttling} ${name}`);
        try {
          loads[throttling].push(await audit(browser.port, url, throttling, browserState));
        } catch (error) {
          // The other loads still count.
          console.error(error);
          process.exitCode = 1;
        }
      }
    }
  }
  await browser.close();
  for (const { name, buildName, url, loads } of subjects) {
    for (const throttling of THROTTLINGS) {
      const { length } = loads[throttling];
      report.printLine({
        group,
        name,
        build: buildName,
        url,
        throttling,
        runs: length,
        ...mediansOf(loads[throttling]),
      });
    }
  }
}

/** Returns the median of each metric. */
function mediansOf(loads: readonly PageLoad[]): PageLoad {
  const medianOf = (name: keyof PageLoad) => median(loads.map((load) => load[name]));
  return Object.fromEntries(METRICS.map((name) => [name, medianOf(name)])) as PageLoad;
}

const TITLES: Record<Throttling, string> = {
  devtools: 'slow 4G and CPU slowed down four times, applied by the browser',
  simulate: 'the same, simulated by Lighthouse',
};

/** Columns of ratios and targets in addition to the metrics of a page. */
interface Ratios {
  head: string[];
  /** Maximum total blocking time (TBT) in milliseconds, if no yardstick sets it. */
  maxBlockingTimeMs?: number;
  cells: (subject: Subject, throttling: Throttling) => string[];
}

function printTables(
  group: string,
  subjects: Subject[],
  { head, cells, maxBlockingTimeMs }: Ratios,
  report: Report,
): void {
  const formatSeconds = (time: number) => formatCell(time / 1000, 2);
  for (const throttling of THROTTLINGS) {
    report.printTable(
      `${group}: paint, ${TITLES[throttling]}`,
      ['Page', 'LCP s', ...head, 'FCP s', 'TBT ms', 'Longest task ms', 'CLS'],
      subjects.map((measuredSubject) => {
        const { largestPaint, firstPaint, blockingTimeMs, longestTask, layoutShiftScore } =
          mediansOf(measuredSubject.loads[throttling]);
        // Only pages of the product have targets.
        const limitOfProduct = (target?: number) => (measuredSubject.page ? target : undefined);
        return [
          measuredSubject.name,
          formatSeconds(largestPaint),
          ...cells(measuredSubject, throttling),
          formatSeconds(firstPaint),
          formatCell(blockingTimeMs, 0, limitOfProduct(maxBlockingTimeMs)),
          formatCell(longestTask, 0, limitOfProduct(200)),
          formatCell(layoutShiftScore, 3, limitOfProduct(0)),
        ];
      }),
    );
  }
  report.printTable(
    `${group}: transferred KB`,
    ['Page', 'Script', 'Style', 'Font', 'Image', 'Document', 'Data', 'All', 'Requests', 'for code'],
    subjects.map((measuredSubject) => {
      const transferred = mediansOf(measuredSubject.loads.devtools);
      const { script, style, font, image, document, data } = transferred;
      const types = [script, style, font, image, document, data];
      const totalBytes = types.reduce((sum, bytes) => sum + bytes, 0);
      return [
        measuredSubject.name,
        ...[...types, totalBytes].map((bytes) => formatCell(bytes / 1000, 1)),
        formatCell(transferred.requests),
        formatCell(transferred.codeRequests, 0, measuredSubject.page && 29),
      ];
    }),
  );
}

/** Returns the ratio of a metric to that of a yardstick; an empty string for yardsticks and without a reference. */
function formatRatio(
  metric: keyof PageLoad,
  { buildName, loads }: Subject,
  reference: Subject | undefined,
  throttling: Throttling,
  limit?: number,
): string {
  if (!reference || buildName === 'yardstick') return '';
  const ratio =
    mediansOf(loads[throttling])[metric] / mediansOf(reference.loads[throttling])[metric];
  return formatCell(ratio, 2, limit);
}

interface Bench {
  builds: readonly ServedBuild[];
  yardsticksUrl: string;
  otherUrls: readonly string[];
  runs: number;
  report: Report;
}

/** Measures the public pages next to the list and the copies without scripts. */
export async function benchPublic(pages: readonly Page[], bench: Bench): Promise<void> {
  const { builds, yardsticksUrl, otherUrls, runs, report } = bench;
  const list = createYardstick('yardstick: list', yardsticksUrl, '/');
  const copies = new Map(
    pages.flatMap(({ name, staticFileName }) =>
      staticFileName
        ? [
            [
              staticFileName,
              createYardstick(`static ${name}`, yardsticksUrl, `/static/${staticFileName}.html`),
            ],
          ]
        : [],
    ),
  );
  const subjects = [
    list,
    ...copies.values(),
    ...createProductSubjects(pages, builds),
    ...otherUrls.map((url) => createSubject({ name: url, buildName: 'other', url })),
  ];
  await openInTurns('public', subjects, runs, report);
  const ratios: Ratios = {
    head: ['× list', '× static'],
    maxBlockingTimeMs: 50,
    cells: (measuredSubject, throttling) => [
      formatRatio('largestPaint', measuredSubject, list, throttling, measuredSubject.page && 1.25),
      formatRatio(
        'largestPaint',
        measuredSubject,
        copies.get(measuredSubject.page?.staticFileName ?? ''),
        throttling,
        1.15,
      ),
    ],
  };
  printTables('Public pages', subjects, ratios, report);
}

/** Measures the admin pages next to the yardstick with antd. */
export async function benchAdmin(pages: readonly Page[], bench: Bench): Promise<void> {
  const { builds, yardsticksUrl, runs, report } = bench;
  const antd = createYardstick('yardstick: antd', yardsticksUrl, '/antd.html');
  const subjects = [antd, ...createProductSubjects(pages, builds)];
  await openInTurns('admin', subjects, runs, report);
  const ratios: Ratios = {
    head: ['× antd', 'Blocking × antd'],
    cells: (measuredSubject, throttling) => [
      formatRatio(
        'largestPaint',
        measuredSubject,
        antd,
        throttling,
        measuredSubject.page?.maxAntdRatio,
      ),
      formatRatio('blockingTimeMs', measuredSubject, antd, throttling, measuredSubject.page && 1.5),
    ],
  };
  printTables('Admin area', subjects, ratios, report);
}
