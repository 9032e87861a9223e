import type { Issue, IssueSource } from './issue';
import type { KnownIds } from './link-issues';

/** The result of one request or check. */
export interface Outcome {
  findings: Issue[];
  /** The number of addresses of other sites, which are not requested. */
  externalLinks?: number;
  /** The number of links within the site whose target section was not loaded. */
  uncheckedLinks?: number;
  /** The number of texts that were skipped, as fetching them would count views (D37). */
  skippedTexts?: number;
  /** The section that failed to load, and the error. */
  failure?: { section: IssueSource; error: unknown };
}

/** An empty result. */
export const EMPTY_OUTCOME: Outcome = { findings: [] };

/** Merges several results. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    findings: outcomes.flatMap(({ findings }) => findings),
    externalLinks: outcomes.reduce((sum, { externalLinks = 0 }) => sum + externalLinks, 0),
    uncheckedLinks: outcomes.reduce((sum, { uncheckedLinks = 0 }) => sum + uncheckedLinks, 0),
    skippedTexts: outcomes.reduce((sum, { skippedTexts = 0 }) => sum + skippedTexts, 0),
  };
}

/** Queues a request. */
export type Enqueue = (section: IssueSource, read: () => Promise<Outcome>) => void;

/** Work that waits until all lists are loaded, which checking links within the site requires. */
export type DeferredWork = (knownIds: KnownIds, enqueue: Enqueue) => Outcome;
