/** How often it is told how far a run is, in milliseconds. */
const EVERY = 5_000;

type Outcome = 'drawn' | 'unchanged' | 'gone' | 'failed';

/** Counts the pages of a run, and tells on the terminal how far it is. */
export class Progress {
  readonly #counts: Record<Outcome, number> = { drawn: 0, unchanged: 0, gone: 0, failed: 0 };
  readonly #started = Date.now();
  #told = Date.now();

  constructor(private readonly total: number) {}

  #rate(): number {
    return this.#counts.drawn / Math.max(0.001, (Date.now() - this.#started) / 1_000);
  }

  /** Counts a page. */
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

  /** The run in one line. */
  summary(): string {
    const { drawn, unchanged, gone, failed } = this.#counts;
    const seconds = ((Date.now() - this.#started) / 1_000).toFixed(1);
    // Kilobytes at the most, its threads included.
    const memory = Math.round(process.resourceUsage().maxRSS / 2 ** 10);
    return `${drawn} drawn (${this.#rate().toFixed(0)} a second), ${unchanged} unchanged, ${gone} gone, ${failed} failed; ${seconds} s, ${memory} MB`;
  }
}
