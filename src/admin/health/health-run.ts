import { Store } from '@/lib/store';
import { PauseControl } from '@/admin/requests/pausable-retry';
import type { DraftOwner } from '@/admin/shared/draft-store';
import { ISSUE_SOURCES, type Issue, type IssueSource } from './issue';
import { collectIssues, type HealthStep } from './collect-issues';
import { withRetry, type HealthQueries } from './health-queries';
import type { Archive, SectionReport, FailedRequests } from './section-report';

/** The state of a run, and the results of each section, from this run or earlier ones. */
export interface HealthReport {
  /**
   * Not run on this page; running; waiting for an unreachable server; stopped by the user; done; ended by an error.
   * A run that waits or was stopped can be resumed.
   */
  state: 'none' | 'running' | 'waiting' | 'stopped' | 'done' | 'failed';
  phase: HealthStep['phase'];
  done: number;
  total: number;
  /** In the order of the audit; sections that were never audited are absent. */
  sections: readonly SectionReport[];
  /** The error that ended the run or makes it wait. */
  fatalError: unknown;
  /** When it ended or was stopped. */
  endedAt: Date | undefined;
}

const NONE: HealthReport = {
  state: 'none',
  phase: 'lists',
  done: 0,
  total: 0,
  sections: [],
  fatalError: undefined,
  endedAt: undefined,
};

/** How often a running report is published, in milliseconds: thousands of issues must not be rendered one by one. */
const REPORT_INTERVAL_MS = 200;

/** A section during its audit. */
interface Section extends Omit<SectionReport, 'findings'> {
  foundIssues: Map<string, Issue>;
}

function emptySection(section: IssueSource): Section {
  const counts = { externalLinks: 0, uncheckedLinks: 0, skippedTexts: 0 };
  return {
    section,
    foundIssues: new Map(),
    failedRequests: undefined,
    ...counts,
    ended: undefined,
  };
}

function reportOf({ foundIssues, ...rest }: Section): SectionReport {
  return { ...rest, findings: [...foundIssues.values()] };
}

/** Adds the results of a step to its section. */
function add(auditedSection: Section, step: HealthStep): void {
  for (const finding of step.findings) auditedSection.foundIssues.set(finding.id, finding);
  auditedSection.externalLinks += step.externalLinks ?? 0;
  auditedSection.uncheckedLinks += step.uncheckedLinks ?? 0;
  auditedSection.skippedTexts += step.skippedTexts ?? 0;
  if (step.failure) {
    const { failedRequests, section } = auditedSection;
    const error = failedRequests?.error ?? step.failure.error;
    auditedSection.failedRequests = {
      section,
      times: (failedRequests?.times ?? 0) + 1,
      error,
    } satisfies FailedRequests;
  }
}

interface StartOptions {
  /** Whether contents may be fetched if that counts a view (D37). */
  mayCountViews: boolean;
  /** The sections to audit; all by default. */
  requested?: readonly IssueSource[] | undefined;
  /** The account whose reports are archived. */
  owner?: DraftOwner | undefined;
}

interface RunOptions {
  archive?: Archive;
  /** Waits for a number of milliseconds. */
  wait?: (pause: number) => Promise<void>;
}

/**
 * A run of the content health with the latest report of each section, which stays until that section is audited
 * again.
 */
export class HealthRun {
  #abortController: AbortController | undefined;
  #pauseControl = new PauseControl();
  #sections = new Map<IssueSource, Section>();
  readonly #wait: (pause: number) => Promise<void>;
  readonly #archive: Archive | undefined;
  readonly report = new Store(NONE);

  constructor(
    private readonly queries: HealthQueries,
    { archive, wait = (pause) => new Promise((done) => setTimeout(done, pause)) }: RunOptions = {},
  ) {
    this.#archive = archive;
    this.#wait = wait;
  }

  /**
   * Audits sections in these content languages; ends a running audit. Resolves when it is done, possibly after it
   * was stopped and resumed. Does not throw.
   */
  async start(languages: readonly string[], options: StartOptions): Promise<void> {
    const { mayCountViews, requested = ISSUE_SOURCES, owner } = options;
    this.#abortController?.abort();
    const abortController = new AbortController();
    const pauseControl = new PauseControl();
    this.#abortController = abortController;
    this.#pauseControl = pauseControl;
    const { signal } = abortController;
    for (const section of requested) this.#sections.set(section, emptySection(section));
    this.#update({ ...NONE, state: 'running' });

    const queries = withRetry(this.queries, {
      pauseControl,
      wait: this.#wait,
      onUnreachable: (error) => {
        if (this.#abortController !== abortController) return;
        pauseControl.pause();
        if (this.report.get().state === 'running') {
          this.#update({ state: 'waiting', fatalError: error, endedAt: new Date() });
        }
      },
    });
    let lastReport = 0;
    let fatalError: unknown;
    for await (const step of collectIssues(queries, {
      languages,
      signal,
      mayCountViews,
      requested,
    })) {
      if (this.#abortController !== abortController) return;
      const auditedSection = this.#sections.get(step.section);
      if (auditedSection) {
        add(auditedSection, step);
        if (step.isComplete) {
          auditedSection.ended = Date.now();
          if (owner) void this.#archive?.save(owner, reportOf(auditedSection));
        }
      }
      fatalError = step.fatalError;
      const { phase, done, total } = step;
      if (performance.now() - lastReport > REPORT_INTERVAL_MS) {
        lastReport = performance.now();
        this.#update({ phase, done, total });
      }
    }
    if (this.#abortController !== abortController) return;
    const state = fatalError === undefined ? 'done' : 'failed';
    this.#update({ state, fatalError, endedAt: new Date() });
  }

  /** Stops a run, which keeps its results and can be resumed. */
  stop(): void {
    this.#pauseControl.pause();
    this.#update({ state: 'stopped', fatalError: undefined, endedAt: new Date() });
  }

  /** Resumes a run that was stopped or waits, without repeating completed requests. */
  resume(): void {
    this.#update({ state: 'running', fatalError: undefined, endedAt: undefined });
    this.#pauseControl.resume();
  }

  /** Shows the archived results of this account, unless there are newer ones. */
  async restore(owner: DraftOwner): Promise<void> {
    const initialController = this.#abortController;
    const reports = (await this.#archive?.read(owner)) ?? [];
    if (this.#abortController !== initialController || this.report.get().state !== 'none') return;
    for (const { findings, ...rest } of reports) {
      const foundIssues = new Map(findings.map((finding) => [finding.id, finding]));
      this.#sections.set(rest.section, { ...rest, foundIssues });
    }
    this.#update({});
  }

  /** Stops and forgets everything on this page, when the session changes. */
  reset(): void {
    this.#abortController?.abort();
    this.#abortController = undefined;
    this.#sections.clear();
    this.#update(NONE);
  }

  #update(change: Partial<HealthReport>): void {
    const sections = ISSUE_SOURCES.flatMap((section) => {
      const audited = this.#sections.get(section);
      return audited ? [reportOf(audited)] : [];
    });
    this.report.set({ ...this.report.get(), ...change, sections });
  }
}
