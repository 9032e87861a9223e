import { launchBrowser, score, THROTTLINGS } from './audit';
import type { Page } from './pages';
import { formatCell, median, type Report } from './report';
import { servePrerendered } from './servers';

/** Measures Lighthouse's scores of the prerendered pages of which a copy without scripts is measured too: medians of several loads. */
export async function benchScores(
  pages: readonly Page[],
  build: string,
  runs: number,
  report: Report,
): Promise<void> {
  report.printProgress('prerendering the pages');
  const { url } = await servePrerendered(build);
  const browser = await launchBrowser();
  for (const throttling of THROTTLINGS) {
    const rows: string[][] = [];
    for (const page of pages.filter(({ staticFileName }) => staticFileName)) {
      const scoresOfRuns: number[][] = [];
      for (let run = 1; run <= runs; run += 1) {
        report.printProgress(`scores ${run}/${runs} ${throttling} ${page.name}`);
        scoresOfRuns.push(
          await score(browser.port, new URL(page.path, url).href, throttling, page),
        );
      }
      const [performance = NaN, accessibility = NaN, practices = NaN, search = NaN] = (
        scoresOfRuns[0] ?? []
      ).map((_, category) => median(scoresOfRuns.map((scores) => scores[category] ?? NaN)));
      const scores = { performance, accessibility, practices, search };
      report.printLine({ group: 'scores', name: page.name, throttling, runs, ...scores });
      rows.push([page.name, ...Object.values(scores).map((figure) => formatCell(figure))]);
    }
    report.printTable(
      `Lighthouse, mobile, prerendered pages (${throttling})`,
      ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
      rows,
    );
  }
  await browser.close();
}
