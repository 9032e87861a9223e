import { proxy, ref } from 'valtio/vanilla';
import type { Finding, FindingKind } from './finding';
import { gatherFindings, type HealthStep } from './gather';
import type { HealthReads } from './health-reads';

/** A kind of which something could not be read: how often, and why the first time. */
export interface Unread {
  kind: FindingKind;
  times: number;
  error: unknown;
}

/** How a run stands, and what it has found up to now. */
export interface HealthReport {
  /** Not run yet; running; through; stopped by hand; ended by a failure. */
  state: 'none' | 'running' | 'done' | 'stopped' | 'failed';
  phase: HealthStep['phase'];
  done: number;
  total: number;
  findings: readonly Finding[];
  unread: readonly Unread[];
  /** Addresses of other sites, which nobody opened. */
  external: number;
  /** Texts that were left out, as reading them counts views. */
  unviewed: number;
  /** What ended it, where a failure did. */
  fatal: unknown;
  /** When it ended. */
  ended: Date | undefined;
}

const NONE: HealthReport = {
  state: 'none',
  phase: 'lists',
  done: 0,
  total: 0,
  findings: [],
  unread: [],
  external: 0,
  unviewed: 0,
  fatal: undefined,
  ended: undefined,
};

/** How often a running report is told, in milliseconds: thousands of findings must not be drawn one by one. */
const TELL_EVERY = 200;

/**
 * A run of the content health and its latest report, which stays until the next run. The store holds the report
 * as it is: a proxy for every one of thousands of findings would cost more than finding them.
 */
export class HealthRun {
  #stop: AbortController | undefined;
  readonly store = proxy({ report: ref(NONE) });

  constructor(private readonly reads: HealthReads) {}

  /** Runs afresh in these languages of content; ends a run that is under way. Does not throw. */
  async start(languages: readonly string[], { views }: { views: boolean }): Promise<void> {
    this.#stop?.abort();
    const stop = new AbortController();
    this.#stop = stop;
    const { signal } = stop;
    const found = new Map<string, Finding>();
    const unread = new Map<FindingKind, Unread>();
    let told = 0;
    let now: HealthReport = { ...NONE, state: 'running' };
    this.#tell(now);

    const complete = (): HealthReport => ({
      ...now,
      findings: [...found.values()],
      unread: [...unread.values()],
    });
    for await (const step of gatherFindings(this.reads, { languages, signal, views })) {
      if (this.#stop !== stop) return;
      for (const finding of step.findings) found.set(finding.id, finding);
      if (step.failed) {
        const { kind, error } = step.failed;
        const before = unread.get(kind);
        unread.set(kind, { kind, times: (before?.times ?? 0) + 1, error: before?.error ?? error });
      }
      now = {
        ...now,
        phase: step.phase,
        done: step.done,
        total: step.total,
        external: now.external + (step.external ?? 0),
        unviewed: now.unviewed + (step.unviewed ?? 0),
        ...(step.fatal !== undefined && { state: 'failed', fatal: step.fatal }),
      };
      if (performance.now() - told > TELL_EVERY) {
        told = performance.now();
        this.#tell(complete());
      }
    }
    if (this.#stop !== stop) return;
    const through = signal.aborted ? 'stopped' : 'done';
    const state = now.state === 'failed' ? 'failed' : through;
    this.#tell({ ...complete(), state, ended: new Date() });
  }

  /** Stops a run; what it found stays. */
  stop(): void {
    this.#stop?.abort();
  }

  /** Stops and forgets everything, when the session is another one. */
  forget(): void {
    this.#stop?.abort();
    this.#stop = undefined;
    this.#tell(NONE);
  }

  #tell(report: HealthReport): void {
    this.store.report = ref(report);
  }
}
