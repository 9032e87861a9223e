import { operations } from '../../mocks/contract';
import { CLIENTS_OWN } from './guesses';
import type { Entry } from './ledger';
import type { Exchange } from './live-backend';

/** What became of one operation. */
interface Called {
  operation: string;
  calls: number;
  /** The answers that are not as the contract has them, each once. */
  problems: string[];
}

/** All that a run of the check has found. */
export interface Report {
  api: string;
  operations: Called[];
  decisions: Entry[];
  /** What was made and is still there. */
  left: string[];
  /** 0: nothing contradicts the contract; 1: something does; 2: nothing answered. */
  exitCode: 0 | 1 | 2;
  /** Why nothing answered, or that it was stopped. */
  stopped?: string;
}

/** Every operation of the contract, with how often it was called and what was wrong with its answers. */
export function calledOperations(exchanges: readonly Exchange[]): Called[] {
  return operations.map(({ id, method, path }) => {
    const own = exchanges.filter((one) => one.id === id);
    const problems = [...new Set(own.flatMap((one) => one.problems))];
    return { operation: `${method} ${path}`, calls: own.length, problems };
  });
}

const MARKS = { confirmed: 'ok     ', refuted: 'REFUTED', 'not reached': '-      ' };
/** So many of the same kind are shown; `--json` has all. */
const MOST = 6;

function short(lines: readonly string[]): string[] {
  const more = lines.length - MOST;
  return more > 0 ? [...lines.slice(0, MOST), `… and ${more} more (--json)`] : [...lines];
}

/** The report as a person reads it. */
export function inWords({
  api,
  operations: all,
  decisions,
  left,
  stopped,
  exitCode,
}: Report): string {
  if (exitCode === 2) return stopped ?? '';
  const called = all.filter(({ calls }) => calls > 0);
  const invalid = all.filter(({ problems }) => problems.length > 0);
  const count = (verdict: Entry['verdict']) =>
    decisions.filter((one) => one.verdict === verdict).length;
  const lines = [
    ...(stopped ? [stopped, ''] : []),
    ...decisions.flatMap(({ decision, says, verdict, seen, flip }) => [
      `${MARKS[verdict]} ${decision.padEnd(4)} ${says}`,
      ...short(seen).map((one) => `             ${one}`),
      ...(flip ? [`             to change: ${flip}`] : []),
    ]),
    `not asked    ${CLIENTS_OWN.join(', ')}: the client's own`,
    '',
    ...invalid.flatMap(({ operation, problems }) => [
      `INVALID ${operation}`,
      ...short(problems).map((one) => `             ${one}`),
    ]),
    ...(left.length > 0 ? ['Left behind:', ...left.map((one) => `  ${one}`)] : []),
    `${api}: ${called.length} of ${all.length} operations called, ${invalid.length} with invalid answers; ` +
      `${count('confirmed')} decisions confirmed, ${count('refuted')} refuted, ${count('not reached')} not reached`,
  ];
  return lines.join('\n');
}
