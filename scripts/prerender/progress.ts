/** Interval of progress reports, in milliseconds. */
const INTERVAL_MS = 5_000;

type Outcome = 'rendered' | 'unchanged' | 'missing' | 'failed';

/** Counts the pages of a run and reports the progress on the terminal. */
export class Progress {
  readonly #counts: Record<Outcome, number> = { rendered: 0, unchanged: 0, missing: 0, failed: 0 };
  readonly #startTime = Date.now();
  #lastReportTime = Date.now();

  constructor(private readonly total: number) {}

  #perSecond(count: number): number {
    return count / Math.max(0.001, (Date.now() - this.#startTime) / 1_000);
  }

  count(outcome: Outcome): void {
    this.#counts[outcome] += 1;
    if (Date.now() - this.#lastReportTime < INTERVAL_MS) return;
    this.#lastReportTime = Date.now();
    const doneCount = Object.values(this.#counts).reduce((sum, count) => sum + count);
    // Unchanged pages take no time: they are all counted before the first page is rendered.
    const rate = this.#perSecond(doneCount - this.#counts.unchanged);
    const remainingSeconds = Math.ceil((this.total - doneCount) / Math.max(0.001, rate));
    console.log(
      `${doneCount} of ${this.total} pages, ${rate.toFixed(0)} per second, ${remainingSeconds} s left`,
    );
  }

  /** Returns a summary of the run in one line. */
  summary(): string {
    const { rendered, unchanged, missing, failed } = this.#counts;
    const seconds = ((Date.now() - this.#startTime) / 1_000).toFixed(1);
    // `maxRSS` is the peak in kilobytes, including threads.
    const memory = Math.round(process.resourceUsage().maxRSS / 2 ** 10);
    return `${rendered} rendered (${this.#perSecond(rendered).toFixed(0)} per second), ${unchanged} unchanged, ${missing} missing, ${failed} failed; ${seconds} s, ${memory} MB`;
  }
}
