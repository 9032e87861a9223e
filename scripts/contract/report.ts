import { operations } from '../../mocks/contract';
import { readClientAssumptions } from './assumptions';
import type { Entry } from './check-report';
import type { Exchange } from './live-backend';

/** The result of one operation. */
interface OperationReport {
  operation: string;
  calls: number;
  /** Where its responses differ from the contract, each once. */
  differences: string[];
  /** Effects on users, each once; empty if the application copes. */
  breakages: string[];
}

/** The result of a contract check. */
export interface Report {
  api: string;
  operations: OperationReport[];
  assumptions: Entry[];
  /** Path prefixes of uploaded files for `FILE_PREFIXES` (D16). */
  filePrefixes: string[];
  /** Test items that could not be deleted. */
  remainingItems: string[];
  /** 0: the application copes with everything; 1: something breaks; 2: the backend is not reachable. */
  exitCode: 0 | 1 | 2;
  /** Why the backend is not reachable, or that the check was stopped. */
  stopReason?: string;
}

/** Returns every operation of the contract with its number of calls and the deviations of its responses. */
export function createOperationReports(exchanges: readonly Exchange[]): OperationReport[] {
  return operations.map(({ id, method, path }) => {
    const ownExchanges = exchanges.filter((exchange) => exchange.id === id);
    const differences = [...new Set(ownExchanges.flatMap(({ differences: found }) => found))];
    const breakages = [...new Set(ownExchanges.flatMap(({ breakages: found }) => found))];
    return { operation: `${method} ${path}`, calls: ownExchanges.length, differences, breakages };
  });
}

const MARKS = {
  confirmed: 'ok     ',
  copes: 'differs',
  breaks: 'BREAKS ',
  'not reached': '-      ',
};
/** Maximum number of lines per section; `--json` prints all. */
const MAX_LINES = 6;

function limitLines(lines: readonly string[]): string[] {
  const hiddenCount = lines.length - MAX_LINES;
  return hiddenCount > 0
    ? [...lines.slice(0, MAX_LINES), `… and ${hiddenCount} more (--json)`]
    : [...lines];
}

const indentLines = (lines: readonly string[]) =>
  limitLines(lines).map((line) => `             ${line}`);

function formatBreakages({ operation, differences, breakages }: OperationReport): string[] {
  const effects = breakages.map((effect) => `breaks: ${effect}`);
  return [`${MARKS.breaks} ${operation}`, ...indentLines(differences), ...indentLines(effects)];
}

/** Returns the deviations that the application copes with, each with its operations. */
function formatCopedDifferences(copedReports: readonly OperationReport[]): string[] {
  const byDifference = new Map<string, string[]>();
  for (const { operation, differences } of copedReports)
    for (const difference of differences)
      byDifference.set(difference, [...(byDifference.get(difference) ?? []), operation]);
  const groups = [...byDifference].map(([difference, names]) => [
    `${MARKS.copes} ${difference}`,
    ...indentLines(names),
  ]);
  return groups.length > 0
    ? [...groups.flat(), '             copes: the application can read them']
    : [];
}

/** Returns the report as text. */
export function formatReport({
  api,
  operations: allReports,
  assumptions,
  filePrefixes,
  remainingItems,
  stopReason,
  exitCode,
}: Report): string {
  if (exitCode === 2) return stopReason ?? '';
  const calledReports = allReports.filter(({ calls }) => calls > 0);
  const differingReports = allReports.filter(
    ({ differences, breakages }) => differences.length + breakages.length > 0,
  );
  const brokenReports = differingReports.filter(({ breakages }) => breakages.length > 0);
  const count = (verdict: Entry['verdict']) =>
    assumptions.filter((entry) => entry.verdict === verdict).length;
  const lines = [
    ...(stopReason ? [stopReason, ''] : []),
    ...assumptions.flatMap(({ id, summary, verdict, observations, effects, code }) => [
      `${MARKS[verdict]} ${id.padEnd(4)} ${summary}`,
      ...indentLines(observations),
      ...indentLines(effects),
      ...(code ? [`             code to change: ${code}`] : []),
    ]),
    `not checked  ${readClientAssumptions().join(', ')}: they concern only the client`,
    '',
    ...formatCopedDifferences(
      differingReports.filter((operation) => !brokenReports.includes(operation)),
    ),
    ...brokenReports.flatMap(formatBreakages),
    ...(filePrefixes.length > 0 ? [`Uploaded files: FILE_PREFIXES=${filePrefixes.join()}`] : []),
    ...(remainingItems.length > 0
      ? ['Not deleted:', ...remainingItems.map((item) => `  ${item}`)]
      : []),
    `${api}: ${calledReports.length} of ${allReports.length} operations called; ${differingReports.length} differ from the contract, ` +
      `the application breaks on ${brokenReports.length}; assumptions: ${count('confirmed')} confirmed, ` +
      `${count('copes') + count('breaks')} differing (the application breaks on ${count('breaks')}), ` +
      `${count('not reached')} not reached`,
  ];
  return lines.join('\n');
}
