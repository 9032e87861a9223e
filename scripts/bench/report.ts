import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('../../.cache/bench/results.jsonl', import.meta.url));
const started = new Date().toISOString();

/** The middle one of some figures: NaN of none. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;
}

/** The figure as a person reads it, with what the target says of it; a dash where there is none. */
export function cell(figure: number, digits = 0, limit?: number): string {
  if (!Number.isFinite(figure)) return '–';
  const text = figure.toFixed(digits);
  // Judged as it is shown.
  return limit === undefined ? text : `${text} ${Number(text) <= limit ? '✓' : '✗'}`;
}

/** Where figures go: to a person as tables, or to a program as lines. */
export class Report {
  constructor(private readonly json: boolean) {}

  /** Keeps one line of figures with those of earlier runs. */
  line(figures: Record<string, unknown>): void {
    const text = JSON.stringify({ started, ...figures });
    mkdirSync(new URL('.', `file://${RESULTS}`), { recursive: true });
    appendFileSync(RESULTS, `${text}\n`);
    if (this.json) console.log(text);
  }

  /** Shows a table, in Markdown, that can be read as it is. */
  table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
    if (this.json) return;
    const widths = head.map((name, column) =>
      Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
    );
    const show = (row: readonly string[]) =>
      `| ${widths.map((width, column) => pad(row[column] ?? '', width, column)).join(' | ')} |`;
    const rule = widths.map((width, column) =>
      column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
    );
    console.log(`\n${title}\n\n${[show(head), show(rule), ...rows.map(show)].join('\n')}`);
  }

  /** Says on the side what is being done. */
  progress(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}

function pad(text: string, width: number, column: number): string {
  return column ? text.padStart(width) : text.padEnd(width);
}
