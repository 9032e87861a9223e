import { ApiError } from '@/api/errors';
import type { Lawyer } from '@/api/admin/lawyers';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import type { SectionName } from '@/admin/sections';
import { auditArticles } from './audit-articles';
import { AUDITED_SECTIONS, type AuditedSection } from './issue';
import type { HealthQueries } from './health-queries';
import { auditCatalogues, auditJobs } from './audit-catalogues-and-jobs';
import { auditLawyers } from './audit-lawyers';
import { auditBanners } from './audit-banners';
import { auditPortal } from './audit-portal';
import { auditProfessionalFields } from './audit-professional-fields';
import type { ArticleCounts } from './item-issues';
import { uploadFolderOf } from './link-issues';
import type { AuditContext, DeferredWork, Outcome } from './audit-context';
import { runAll, type Task } from '@/admin/list/all-items/run-all';

/** The number of consecutive failures after which the audit ends. */
const MAX_FAILURES = 10;

/** The time to work without yielding to the browser, in milliseconds. */
const MAX_BLOCKING_MS = 8;

/** A result of a section, and the progress of the phase. */
export interface HealthStep extends Outcome {
  section: AuditedSection;
  phase: 'lists' | 'texts';
  doneCount: number;
  total: number;
  /** Whether the section has been audited, except for what failed to load. */
  isComplete?: boolean;
  /** Why the audit ends here: the session has expired, or too many requests failed. */
  fatalError?: unknown;
}

interface CollectOptions {
  /** The content languages, the interface language first. */
  languages: readonly string[];
  signal: AbortSignal;
  /** Whether contents may be fetched if that counts a view (D37). */
  mayCountViews: boolean;
  /** All by default. */
  requestedSections?: readonly AuditedSection[];
}

function isFatal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Maps a section to the other section whose audit also needs its list: jobs need the lawyers, catalogues the articles. */
const FETCHED_FOR: Partial<Record<AuditedSection, AuditedSection>> = {
  lawyers: 'jobs',
  news: 'catalogues',
  cases: 'catalogues',
};

type SectionTask = Task<Outcome & { section: AuditedSection }>;

/**
 * Audits the content and yields issues as it finds them: first the lists page by page, then the texts section by
 * section, at most four requests at a time. Ends early when `signal` is aborted, the session has expired, or too many
 * requests in a row fail; reports other errors and skips what failed to load. Does not throw.
 */
export async function* collectIssues(
  queries: HealthQueries,
  { languages, signal, mayCountViews, requestedSections = AUDITED_SECTIONS }: CollectOptions,
): AsyncGenerator<HealthStep, void> {
  const ids = new Map<SectionName, ReadonlySet<string>>();
  const uploadFolders = new Set<string>();
  const counts = new Map<string, ArticleCounts>();
  const deferredWork: { section: AuditedSection; work: DeferredWork }[] = [];
  const listTasks: SectionTask[] = [];
  const textTasks = new Map<AuditedSection, SectionTask[]>(
    requestedSections.map((section) => [section, []]),
  );
  let lawyers: readonly Lawyer[] | undefined;
  let failures = 0;
  let doneCount = 0;

  const isRequested = (section: AuditedSection) => requestedSections.includes(section);
  /**
   * Returns the task of a request. Reports the failure of a section that was not requested under the requested section
   * that needs its list, and drops its other results.
   */
  const toTask =
    (section: AuditedSection, request: () => Promise<Outcome>): SectionTask =>
    async () => {
      const outcome = await request().catch((error: unknown) => ({
        issues: [],
        failure: { error },
      }));
      if (isRequested(section)) return { ...outcome, section };
      const { failure } = outcome;
      const reportedSection = FETCHED_FOR[section] ?? section;
      return { issues: [], ...(failure && { failure }), section: reportedSection };
    };
  const context: AuditContext = {
    queries,
    languages,
    enqueue: (section, request) => listTasks.push(toTask(section, request)),
    defer: (section, work) => {
      if (isRequested(section)) deferredWork.push({ section, work });
    },
    addLinkTargets: (section, rows, pictureOf) => {
      ids.set(section, new Set(rows.map(({ id }) => String(id))));
      for (const folder of rows.flatMap((row) => uploadFolderOf(pictureOf(row)) ?? []))
        uploadFolders.add(folder);
    },
  };

  /** Yields a step for each task of a queue; returns whether to continue. */
  async function* runTasks(
    queue: SectionTask[],
    phase: HealthStep['phase'],
    getTotal: () => number,
  ): AsyncGenerator<HealthStep, boolean> {
    for await (const outcome of runAll(queue, signal)) {
      doneCount += 1;
      failures = outcome.failure ? failures + 1 : 0;
      const error: unknown = outcome.failure?.error;
      const endsAudit = outcome.failure && (isFatal(error) || failures >= MAX_FAILURES);
      const step = { ...outcome, phase, doneCount, total: getTotal() };
      yield endsAudit ? { ...step, fatalError: error } : step;
      if (endsAudit) return false;
    }
    return !signal.aborted;
  }

  const needsFetch = (section: AuditedSection) =>
    isRequested(section) || isRequested(FETCHED_FOR[section] ?? section);
  for (const section of Object.values(ARTICLE_SECTIONS)) {
    if (!needsFetch(section.name)) continue;
    auditArticles(context, section, mayCountViews, (count) => counts.set(section.name, count));
  }
  if (needsFetch('lawyers')) auditLawyers(context, (all) => (lawyers = all));
  if (isRequested('professionalFields')) auditProfessionalFields(context);
  if (isRequested('banners')) auditBanners(context);
  if (isRequested('portal')) auditPortal(context);
  if (isRequested('jobs')) auditJobs(context, () => lawyers);
  if (isRequested('catalogues')) {
    auditCatalogues(context, 'news', () => counts.get('news'));
    auditCatalogues(context, 'cases', () => counts.get('cases'));
  }
  if (!(yield* runTasks(listTasks, 'lists', () => listTasks.length))) return;

  const total = () => [...textTasks.values()].reduce((sum, queue) => sum + queue.length, 0);
  doneCount = 0;
  let blockingSince = performance.now();
  for (const { section, work } of deferredWork) {
    if (signal.aborted) return;
    const result = work({ ids, uploadFolders });
    if (typeof result === 'function') textTasks.get(section)?.push(toTask(section, result));
    else yield { ...result, section, phase: 'texts', doneCount, total: total() };
    if (performance.now() - blockingSince > MAX_BLOCKING_MS) {
      await yieldToBrowser();
      blockingSince = performance.now();
    }
  }
  for (const [section, queue] of textTasks) {
    if (!(yield* runTasks(queue, 'texts', total))) return;
    yield { issues: [], section, phase: 'texts', doneCount, total: total(), isComplete: true };
  }
}
