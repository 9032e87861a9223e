/** Interval of progress reports, in milliseconds. */
const EVERY = 5_000;

type Outcome = 'drawn' | 'unchanged' | 'gone' | 'failed';

/** Counts the pages of a run and reports the progress on the terminal. */
export class Progress {
  readonly #counts: Record<Outcome, number> = { drawn: 0, unchanged: 0, gone: 0, failed: 0 };
  readonly #started = Date.now();
  #told = Date.now();

  constructor(private readonly total: number) {}

  #rate(): number {
    return this.#counts.drawn / Math.max(0.001, (Date.now() - this.#started) / 1_000);
  }

  count(outcome: Outcome): void {
    this.#counts[outcome] += 1;
    if (Date.now() - this.#told < EVERY) return;
    this.#told = Date.now();
    const done = Object.values(this.#counts).reduce((sum, one) => sum + one);
    const left = Math.ceil((this.total - done) / Math.max(0.001, this.#rate()));
    console.log(
      `${done} of ${this.total} pages, ${this.#rate().toFixed(0)} a second, ${left} s left`,
    );
  }

  /** Returns a summary of the run in one line. */
  summary(): string {
    const { drawn, unchanged, gone, failed } = this.#counts;
    const seconds = ((Date.now() - this.#started) / 1_000).toFixed(1);
    // Peak memory in kilobytes, including threads.
    const memory = Math.round(process.resourceUsage().maxRSS / 2 ** 10);
    return `${drawn} drawn (${this.#rate().toFixed(0)} a second), ${unchanged} unchanged, ${gone} gone, ${failed} failed; ${seconds} s, ${memory} MB`;
  }
}
