import type { Issue, IssueSource } from './issue';
import type { KnownIds } from './link-issues';

/** The result of one request or check. */
export interface Outcome {
  findings: Issue[];
  /** The number of addresses of other sites, which are not requested. */
  external?: number;
  /** The number of links within the site whose target section was not loaded. */
  unjudged?: number;
  /** The number of texts that were skipped, as fetching them would count views (D37). */
  unviewed?: number;
  /** The section that failed to load, and the error. */
  failed?: { kind: IssueSource; error: unknown };
}

/** An empty result. */
export const NOTHING: Outcome = { findings: [] };

/** Merges several results. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    external: outcomes.reduce((sum, { external = 0 }) => sum + external, 0),
    unjudged: outcomes.reduce((sum, { unjudged = 0 }) => sum + unjudged, 0),
    unviewed: outcomes.reduce((sum, { unviewed = 0 }) => sum + unviewed, 0),
  };
}

/** Queues a request. */
export type Enqueue = (kind: IssueSource, read: () => Promise<Outcome>) => void;

/** Work that waits until all lists are loaded, which checking links within the site requires. */
export type Later = (known: KnownIds, enqueue: Enqueue) => Outcome;
