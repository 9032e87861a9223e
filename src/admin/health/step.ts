import type { Issue, IssueSource } from './issue';
import type { KnownIds } from './link-issues';

/** What one call, or one piece of work, brought to light. */
export interface Outcome {
  findings: Issue[];
  /** How many addresses of other sites it met, which nobody opens. */
  external?: number;
  /** How many links within the site it could not judge, as what they lead to was not read. */
  unjudged?: number;
  /** How many texts stay unread, as reading them would count views (D37). */
  unviewed?: number;
  /** What could not be read, and why. */
  failed?: { kind: IssueSource; error: unknown };
}

/** Nothing to report. */
export const NOTHING: Outcome = { findings: [] };

/** Several outcomes as one. */
export function together(outcomes: readonly Outcome[]): Outcome {
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    external: outcomes.reduce((sum, { external = 0 }) => sum + external, 0),
    unjudged: outcomes.reduce((sum, { unjudged = 0 }) => sum + unjudged, 0),
    unviewed: outcomes.reduce((sum, { unviewed = 0 }) => sum + unviewed, 0),
  };
}

/** Puts a call into the queue. */
export type Ask = (kind: IssueSource, read: () => Promise<Outcome>) => void;

/** Work that waits until all lists are there: only then can links within the site be judged. */
export type Later = (known: KnownIds, ask: Ask) => Outcome;
