import { ApiError } from '@/api/errors';
import type { Lawyer } from '@/api/admin/lawyers';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import type { SectionName } from '@/admin/sections';
import { auditArticles } from './article-part';
import { ISSUE_SOURCES, type IssueSource } from './issue';
import type { HealthQueries } from './health-queries';
import { auditCatalogues, auditJobs } from './folder-parts';
import { auditLawyers } from './lawyer-part';
import {
  auditBanners,
  auditProfessionalFields,
  auditPortal,
  type AuditContext,
} from './list-parts';
import { runAll, type Task } from './run-all';
import { NOTHING, type Enqueue, type Later, type Outcome } from './step';

/** The number of concurrent requests. */
const MAX_CONCURRENT = 4;

/** The number of consecutive failures after which the audit ends. */
const MAX_FAILURES = 10;

/** The time to work without yielding to the browser, in milliseconds. */
const MAX_BLOCKING_TIME = 8;

/** The issues of a section since the previous step, and the progress of the audit. */
export interface HealthStep extends Outcome {
  kind: IssueSource;
  phase: 'lists' | 'texts';
  done: number;
  total: number;
  /** The section is complete. */
  isComplete?: boolean;
  /** Why the audit ends here: the session has expired, or too many requests failed. */
  fatal?: unknown;
}

interface CollectOptions {
  /** The content languages, the interface language first. */
  languages: readonly string[];
  signal: AbortSignal;
  /** Whether contents may be fetched if that counts a view (D37). */
  views: boolean;
  /** The sections to audit; all by default. */
  kinds?: readonly IssueSource[];
}

/** Returns whether continuing after an error makes no sense: nobody is logged in. */
function isFatal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Maps a section to the other section whose audit also needs its list: jobs need the lawyers, catalogues the articles. */
const FETCHED_FOR: Partial<Record<IssueSource, IssueSource>> = {
  lawyers: 'jobs',
  news: 'catalogues',
  cases: 'catalogues',
};

type KindTask = Task<Outcome & { kind: IssueSource }>;

/**
 * Audits the content and yields issues as it finds them: first the lists page by page, then the texts section by
 * section, at most four requests at a time. Ends early when `signal` is aborted or an error is fatal; reports other
 * errors and skips what failed to load. Does not throw.
 */
export async function* collectIssues(
  queries: HealthQueries,
  { languages, signal, views, kinds = ISSUE_SOURCES }: CollectOptions,
): AsyncGenerator<HealthStep, void> {
  const known = new Map<SectionName, ReadonlySet<string>>();
  const counts = new Map<string, ReadonlyMap<string, number>>();
  const deferred: { kind: IssueSource; work: Later }[] = [];
  const listCalls: KindTask[] = [];
  const textCalls = new Map<IssueSource, KindTask[]>(kinds.map((kind) => [kind, []]));
  let lawyers: readonly Lawyer[] | undefined;
  let failures = 0;
  let done = 0;

  const isRequested = (kind: IssueSource) => kinds.includes(kind);
  /**
   * Reports the failure of a section that was not requested under the requested section that needs its list, and drops
   * its other results.
   */
  const attributed = (kind: IssueSource, { failed, ...outcome }: Outcome) => {
    if (isRequested(kind)) return { ...outcome, ...(failed && { failed }), kind };
    const other = FETCHED_FOR[kind] ?? kind;
    return { ...NOTHING, ...(failed && { failed: { ...failed, kind: other } }), kind: other };
  };
  const into =
    (queueOf: (kind: IssueSource) => KindTask[] | undefined): Enqueue =>
    (kind, read) =>
      queueOf(kind)?.push(async () => {
        const outcome = await read().catch((error: unknown) => ({
          ...NOTHING,
          failed: { kind, error },
        }));
        return attributed(kind, outcome);
      });
  const context: AuditContext = {
    queries,
    languages,
    enqueue: into(() => listCalls),
    later: (kind, work) => {
      if (isRequested(kind)) deferred.push({ kind, work });
    },
    recordIds: (section, ids) => known.set(section, new Set(ids.map(String))),
  };

  /** Sends the requests of a queue; returns whether to continue. */
  async function* makeCalls(
    queue: KindTask[],
    phase: HealthStep['phase'],
    totalOf: () => number,
  ): AsyncGenerator<HealthStep, boolean> {
    for await (const outcome of runAll(queue, MAX_CONCURRENT, signal)) {
      done += 1;
      failures = outcome.failed ? failures + 1 : 0;
      const error: unknown = outcome.failed?.error;
      const fatal = outcome.failed && (isFatal(error) || failures >= MAX_FAILURES);
      yield { ...outcome, phase, done, total: totalOf(), ...(fatal && { fatal: error }) };
      if (fatal) return false;
    }
    return !signal.aborted;
  }

  const isRead = (kind: IssueSource) => isRequested(kind) || isRequested(FETCHED_FOR[kind] ?? kind);
  for (const section of Object.values(ARTICLE_SECTIONS)) {
    if (!isRead(section.name)) continue;
    auditArticles(context, section, views, (count) => counts.set(section.name, count));
  }
  if (isRead('lawyers')) auditLawyers(context, (all) => (lawyers = all));
  if (isRequested('professionalFields')) auditProfessionalFields(context);
  if (isRequested('banners')) auditBanners(context);
  if (isRequested('portal')) auditPortal(context);
  if (isRequested('jobs')) auditJobs(context, () => lawyers);
  if (isRequested('catalogues')) {
    auditCatalogues(context, 'news', () => counts.get('news'));
    auditCatalogues(context, 'cases', () => counts.get('cases'));
  }
  if (!(yield* makeCalls(listCalls, 'lists', () => listCalls.length))) return;

  const more = into((kind) => textCalls.get(kind));
  const total = () => [...textCalls.values()].reduce((sum, queue) => sum + queue.length, 0);
  done = 0;
  let since = performance.now();
  for (const { kind, work } of deferred) {
    if (signal.aborted) return;
    const outcome = work(known, more);
    if (outcome !== NOTHING) yield { ...outcome, kind, phase: 'texts', done, total: total() };
    if (performance.now() - since > MAX_BLOCKING_TIME) {
      await yieldToBrowser();
      since = performance.now();
    }
  }
  for (const [kind, queue] of textCalls) {
    if (!(yield* makeCalls(queue, 'texts', total))) return;
    yield { ...NOTHING, kind, phase: 'texts', done, total: total(), isComplete: true };
  }
}
