import {
  audit,
  launchBrowser,
  THROTTLINGS,
  FIGURES,
  type Opening,
  type Throttling,
  type Visitor,
} from './audit';
import type { Page } from './pages';
import { cell, median, type Report } from './report';
import type { Served } from './servers';

/** One page of one server, and what came of opening it. */
interface Subject {
  name: string;
  /** Whose it is: a build's name, `yardstick`, or `other`. */
  of: string;
  page?: Page;
  url: string;
  visitor?: Visitor;
  openings: Record<Throttling, Opening[]>;
}

const subject = (fields: Omit<Subject, 'openings'>): Subject => ({
  ...fields,
  openings: { devtools: [], simulate: [] },
});

/** The pages of our builds, side by side. */
function ours(pages: readonly Page[], builds: readonly Served[]): Subject[] {
  return pages.flatMap((page) =>
    builds.map(({ name, url }) =>
      subject({
        name: builds.length > 1 ? `${page.name} (${name})` : page.name,
        of: name,
        page,
        url: new URL(page.path, url).href,
        visitor: page,
      }),
    ),
  );
}

/** A page among the yardsticks. */
function yardstick(name: string, url: string, path: string): Subject {
  return subject({ name, of: 'yardstick', url: new URL(path, url).href, visitor: {} });
}

/** Opens all in turns, so that what else the machine does meanwhile weighs on all alike. */
async function open(group: string, subjects: Subject[], runs: number, report: Report) {
  const browser = await launchBrowser();
  for (let run = 1; run <= runs; run += 1) {
    for (const throttling of THROTTLINGS) {
      for (const { name, url, visitor, openings } of subjects) {
        report.progress(`${group} ${run}/${runs} ${throttling} ${name}`);
        try {
          openings[throttling].push(await audit(browser.port, url, throttling, visitor));
        } catch (error) {
          // The other openings still count.
          console.error(error);
          process.exitCode = 1;
        }
      }
    }
  }
  browser.close();
  for (const { name, of, url, openings } of subjects) {
    for (const throttling of THROTTLINGS) {
      const { length } = openings[throttling];
      report.line({
        group,
        name,
        of,
        url,
        throttling,
        runs: length,
        ...medians(openings[throttling]),
      });
    }
  }
}

/** The medians of some openings, figure by figure. */
function medians(openings: readonly Opening[]): Opening {
  const of = (name: keyof Opening) => median(openings.map((opening) => opening[name]));
  return Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as Opening;
}

const TITLES: Record<Throttling, string> = {
  devtools: 'slow 4G and a processor slowed four times, really',
  simulate: 'the same, computed by Lighthouse',
};

/** The columns that ratios and targets add to the figures of a page. */
interface Ratios {
  head: string[];
  /** The most milliseconds that a page of ours may block, where no yardstick says it. */
  blocking?: number;
  cells: (subject: Subject, throttling: Throttling) => string[];
}

function show(
  group: string,
  subjects: Subject[],
  { head, cells, blocking: most }: Ratios,
  report: Report,
): void {
  const seconds = (time: number) => cell(time / 1000, 2);
  for (const throttling of THROTTLINGS) {
    report.table(
      `${group}: paint, ${TITLES[throttling]}`,
      [
        'Page',
        'Largest paint s',
        ...head,
        'First paint s',
        'Blocking ms',
        'Longest task ms',
        'Shift',
      ],
      subjects.map((each) => {
        const { largestPaint, firstPaint, blocking, longestTask, shift } = medians(
          each.openings[throttling],
        );
        // Targets are set for pages of ours.
        const limit = (target?: number) => (each.page ? target : undefined);
        return [
          each.name,
          seconds(largestPaint),
          ...cells(each, throttling),
          seconds(firstPaint),
          cell(blocking, 0, limit(most)),
          cell(longestTask, 0, limit(200)),
          cell(shift, 3, limit(0)),
        ];
      }),
    );
  }
  report.table(
    `${group}: what is sent, in KB`,
    ['Page', 'Script', 'Style', 'Font', 'Image', 'Document', 'Data', 'All', 'Requests', 'for code'],
    subjects.map((each) => {
      const sent = medians(each.openings.devtools);
      const { script, style, font, image, document, data } = sent;
      const kinds = [script, style, font, image, document, data];
      const all = kinds.reduce((sum, bytes) => sum + bytes, 0);
      return [
        each.name,
        ...[...kinds, all].map((bytes) => cell(bytes / 1000, 1)),
        cell(sent.requests),
        cell(sent.codeRequests, 0, each.page && 29),
      ];
    }),
  );
}

/** How many times one figure is another; nothing for a yardstick itself. */
function ratio(
  figure: keyof Opening,
  { of, openings }: Subject,
  measure: Subject | undefined,
  throttling: Throttling,
  limit?: number,
): string {
  if (!measure || of === 'yardstick') return '';
  const times =
    medians(openings[throttling])[figure] / medians(measure.openings[throttling])[figure];
  return cell(times, 2, limit);
}

interface Bench {
  builds: readonly Served[];
  yardsticks: string;
  others: readonly string[];
  runs: number;
  report: Report;
}

/** Measures the pages that visitors open, beside the list, its prerendered copy and the static copies. */
export async function benchPublic(pages: readonly Page[], bench: Bench): Promise<void> {
  const { builds, yardsticks, others, runs, report } = bench;
  const list = yardstick('yardstick: list', yardsticks, '/');
  const copies = new Map(
    pages.flatMap(({ name, copy }) =>
      copy ? [[copy, yardstick(`static ${name}`, yardsticks, `/static/${copy}.html`)]] : [],
    ),
  );
  const subjects = [
    list,
    yardstick('yardstick: list, prerendered', yardsticks, '/prerendered.html'),
    ...copies.values(),
    ...ours(pages, builds),
    ...others.map((url) => subject({ name: url, of: 'other', url })),
  ];
  await open('public', subjects, runs, report);
  const ratios: Ratios = {
    head: ['× list', '× static'],
    blocking: 50,
    cells: (each, throttling) => [
      ratio('largestPaint', each, list, throttling, each.page && 1.25),
      ratio('largestPaint', each, copies.get(each.page?.copy ?? ''), throttling, 1.15),
    ],
  };
  show('Public pages', subjects, ratios, report);
}

/** Measures the screens of the back office beside antd's own. */
export async function benchAdmin(pages: readonly Page[], bench: Bench): Promise<void> {
  const { builds, yardsticks, runs, report } = bench;
  const antd = yardstick('yardstick: antd', yardsticks, '/antd.html');
  const subjects = [antd, ...ours(pages, builds)];
  await open('admin', subjects, runs, report);
  const ratios: Ratios = {
    head: ['× antd', 'Blocking × antd'],
    cells: (each, throttling) => [
      ratio('largestPaint', each, antd, throttling, each.page?.limit),
      ratio('blocking', each, antd, throttling, each.page?.limit),
    ],
  };
  show('Back office', subjects, ratios, report);
}
