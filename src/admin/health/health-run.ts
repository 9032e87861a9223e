import { subscribeKey } from 'valtio/utils';
import { session } from '@/api/admin/session';
import { Store } from '@/lib/store';
import { PauseControl, type RetryOptions } from '@/admin/requests/pausable-retry';
import type { StorageOwner } from '@/admin/shared/draft-store';
import { AUDITED_SECTIONS, type AuditedSection, type Issue } from './issue';
import { collectIssues, type HealthStep } from './collect-issues';
import { healthQueries, withRetry, type HealthQueries } from './health-queries';
import { readReports, saveReport, type SectionReport } from './section-report';

/** The state of a run, and the results of each section, from this run or earlier ones. */
export interface HealthReport {
  /**
   * `none`: not started on this page; `waiting` for an unreachable server; `stopped` by the user; `failed`: ended by an
   * error. A run that is waiting or stopped can be resumed.
   */
  state: 'none' | 'running' | 'waiting' | 'stopped' | 'done' | 'failed';
  phase: HealthStep['phase'];
  doneCount: number;
  total: number;
  /** In the order of the audit; sections that were never audited are absent. */
  sections: readonly SectionReport[];
  fatalError: unknown;
  /** When the run ended, was stopped, or began to wait. */
  endedAt: Date | undefined;
}

const INITIAL_REPORT: HealthReport = {
  ...{ state: 'none', phase: 'lists', doneCount: 0, total: 0, sections: [] },
  ...{ fatalError: undefined, endedAt: undefined },
};

/** How often a running report is published, in milliseconds: thousands of issues must not be rendered one by one. */
const REPORT_INTERVAL_MS = 200;

/** A report with its issues by id, to list an issue once that an item has in several texts. */
type SectionAudit = Omit<SectionReport, 'issues'> & { issues: Map<string, Issue> };

function reportOf({ issues, ...rest }: SectionAudit): SectionReport {
  return { ...rest, issues: [...issues.values()] };
}

function auditOf({ issues, ...rest }: SectionReport): SectionAudit {
  return { ...rest, issues: new Map(issues.map((issue) => [issue.id, issue])) };
}

function addStep(audit: SectionAudit, step: HealthStep): void {
  for (const issue of step.issues) audit.issues.set(issue.id, issue);
  audit.externalLinks += step.externalLinks ?? 0;
  audit.uncheckedInternalLinks += step.uncheckedInternalLinks ?? 0;
  audit.skippedTexts += step.skippedTexts ?? 0;
  const { times, error } = audit.failedRequests ?? { times: 0, error: step.failure?.error };
  if (step.failure) audit.failedRequests = { times: times + 1, error };
}

interface StartOptions {
  mayCountViews: boolean;
  requestedSections?: readonly AuditedSection[] | undefined;
  /** The account for which this browser stores the reports; none are stored without it. */
  owner?: StorageOwner | undefined;
}

/** A run of the content health. Keeps each section's latest report until its next audit or a change of the session. */
export class HealthRun {
  #abortController: AbortController | undefined;
  #pauseControl = new PauseControl();
  #audits = new Map<AuditedSection, SectionAudit>();
  readonly report = new Store(INITIAL_REPORT);

  constructor(
    private readonly queries: HealthQueries,
    private readonly wait?: RetryOptions['wait'],
  ) {}

  /**
   * Audits sections in these content languages; ends a running audit. Resolves when it ends, possibly after it
   * was stopped and resumed. Does not throw.
   */
  async start(languages: readonly string[], options: StartOptions): Promise<void> {
    const { mayCountViews, requestedSections = AUDITED_SECTIONS, owner } = options;
    this.#abortController?.abort();
    const abortController = new AbortController();
    const pauseControl = new PauseControl();
    this.#abortController = abortController;
    this.#pauseControl = pauseControl;
    const { signal } = abortController;
    for (const section of requestedSections)
      this.#audits.set(section, {
        ...{ section, issues: new Map(), failedRequests: undefined, completedAt: undefined },
        ...{ externalLinks: 0, uncheckedInternalLinks: 0, skippedTexts: 0 },
      });
    this.#update({ ...INITIAL_REPORT, state: 'running' });

    const queries = withRetry(this.queries, {
      pauseControl,
      wait: this.wait,
      onUnreachable: (error) => {
        if (this.#abortController !== abortController) return;
        pauseControl.pause();
        if (this.report.get().state === 'running') {
          this.#update({ state: 'waiting', fatalError: error, endedAt: new Date() });
        }
      },
    });
    let lastUpdateTime = 0;
    let fatalError: unknown;
    const collectOptions = { languages, signal, mayCountViews, requestedSections };
    for await (const step of collectIssues(queries, collectOptions)) {
      if (this.#abortController !== abortController) return;
      const audit = this.#audits.get(step.section);
      if (audit) addStep(audit, step);
      if (audit && step.isComplete) {
        audit.completedAt = Date.now();
        if (owner) void saveReport(owner, reportOf(audit));
      }
      fatalError = step.fatalError;
      const { phase, doneCount, total } = step;
      if (performance.now() - lastUpdateTime > REPORT_INTERVAL_MS) {
        lastUpdateTime = performance.now();
        this.#update({ phase, doneCount, total });
      }
    }
    if (this.#abortController !== abortController) return;
    const state = fatalError === undefined ? 'done' : 'failed';
    this.#update({ state, fatalError, endedAt: new Date() });
  }

  /** Pauses a run until it is resumed. */
  stop(): void {
    this.#pauseControl.pause();
    this.#update({ state: 'stopped', fatalError: undefined, endedAt: new Date() });
  }

  /** Resumes a run that was stopped or waits, without repeating completed requests. */
  resume(): void {
    this.#update({ state: 'running', fatalError: undefined, endedAt: undefined });
    this.#pauseControl.resume();
  }

  /** Restores the stored reports of an account, unless a run was started on this page. */
  async restore(owner: StorageOwner): Promise<void> {
    const initialController = this.#abortController;
    const reports = await readReports(owner);
    if (this.#abortController !== initialController || this.report.get().state !== 'none') return;
    for (const report of reports) this.#audits.set(report.section, auditOf(report));
    this.#update({});
  }

  /** Aborts the run, and removes all reports from this page. */
  reset(): void {
    this.#abortController?.abort();
    this.#abortController = undefined;
    this.#audits.clear();
    this.#update(INITIAL_REPORT);
  }

  #update(change: Partial<HealthReport>): void {
    const sections = AUDITED_SECTIONS.flatMap((section) => {
      const audit = this.#audits.get(section);
      return audit ? [reportOf(audit)] : [];
    });
    this.report.set({ ...this.report.get(), ...change, sections });
  }
}

/** The run of this tab, which continues while its drawer is closed, and ends with the session. */
export const healthRun = new HealthRun(healthQueries);

subscribeKey(session, 'token', () => healthRun.reset());
// A run that only waited for the connection resumes by itself.
addEventListener('online', () => {
  if (healthRun.report.get().state === 'waiting') healthRun.resume();
});
