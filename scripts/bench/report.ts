/** Returns the median, of an even number of metrics the larger middle one; NaN for an empty list. */
export function median(metrics: readonly number[]): number {
  return metrics.toSorted((a, b) => a - b)[Math.floor(metrics.length / 2)] ?? NaN;
}

/** Formats a metric with the result of its target; a dash if it is missing. */
export function formatCell(value: number, digits = 0, limit?: number): string {
  if (!Number.isFinite(value)) return '–';
  const text = value.toFixed(digits);
  // The rounded value is compared.
  return limit === undefined ? text : `${text} ${Number(text) <= limit ? '✓' : '✗'}`;
}

/** Metrics of one build by name, with their limits. */
export type Metrics = Map<string, { value: number; limit?: number }>;

/** Prints metrics as tables, or as lines for a program. */
export class Report {
  constructor(private readonly isJson: boolean) {}

  /** Prints metrics as a line for a program. */
  printLine(metrics: Record<string, unknown>): void {
    if (this.isJson) console.log(JSON.stringify(metrics));
  }

  /** Prints a table in Markdown. */
  printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
    if (this.isJson) return;
    const widths = head.map((name, column) =>
      Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
    );
    const show = (row: readonly string[]) =>
      `| ${widths.map((width, column) => padCell(row[column] ?? '', width, column)).join(' | ')} |`;
    const rule = widths.map((width, column) =>
      column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
    );
    console.log(`\n${title}\n\n${[show(head), show(rule), ...rows.map(show)].join('\n')}`);
  }

  /** Prints the metrics of several builds side by side. */
  printMetrics(
    group: string,
    title: string,
    builds: readonly { name: string; metrics: Metrics }[],
  ): void {
    for (const { name, metrics } of builds) {
      const values = [...metrics].map(([measured, { value }]) => [measured, value] as const);
      this.printLine({ group, build: name, ...Object.fromEntries(values) });
    }
    this.printTable(
      title,
      ['Measured', 'Target', ...builds.map(({ name }) => name)],
      [...(builds[0]?.metrics ?? [])].map(([measured, { limit }]) => [
        measured,
        limit === undefined ? '' : `≤ ${limit}`,
        ...builds.map(({ metrics }) => {
          const value = metrics.get(measured)?.value ?? NaN;
          return formatCell(value, value < 10 ? 2 : 0, limit);
        }),
      ]),
    );
  }

  /** Prints the progress to stderr. */
  printProgress(text: string): void {
    process.stderr.write(`${text}\n`);
  }
}

function padCell(text: string, width: number, column: number): string {
  return column ? text.padStart(width) : text.padEnd(width);
}
