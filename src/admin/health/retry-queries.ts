import { ApiError } from '@/api/errors';
import type { HealthQueries } from './health-queries';

/** How long to wait before a call that failed is made again, in milliseconds: at most twice (D13). */
const PAUSES = [1_000, 4_000];

/** What lets calls through, or holds them back until it is opened again. */
export class PauseControl {
  #closed: { opened: Promise<void>; open: () => void } | undefined;

  close(): void {
    if (this.#closed) return;
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.#closed = { opened, open };
  }

  open(): void {
    this.#closed?.open();
    this.#closed = undefined;
  }

  /** Resolves as soon as calls may be made. */
  async pass(): Promise<void> {
    while (this.#closed) await this.#closed.opened;
  }
}

interface RetryOptions {
  gate: PauseControl;
  /** Waits for so many milliseconds. */
  wait: (pause: number) => Promise<void>;
  /** Told when nobody answers, also after the repetitions. Closes the gate: the call is made again when it opens. */
  onSilence: (error: ApiError) => void;
}

/**
 * The same calls with patience: made when the gate lets them, again where that may help, and held back while nobody
 * answers. So a run loses nothing to a connection that is away.
 */
export function withRetry(
  reads: HealthQueries,
  { gate, wait, onSilence }: RetryOptions,
): HealthQueries {
  const insist = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    for (let tries = 0; ; tries += 1) {
      await gate.pass();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isRetryable) throw error;
        const pause = PAUSES[tries];
        if (pause !== undefined) {
          await wait(pause);
          continue;
        }
        // The server does answer: it is this call that fails.
        if (error.status > 0) throw error;
        onSilence(error);
        tries = -1;
      }
    }
  };
  return {
    articles: (...args) => insist(() => reads.articles(...args)),
    viewed: (...args) => insist(() => reads.viewed(...args)),
    lawyers: (...args) => insist(() => reads.lawyers(...args)),
    lawyer: (...args) => insist(() => reads.lawyer(...args)),
    professionalFields: (...args) => insist(() => reads.professionalFields(...args)),
    banners: (...args) => insist(() => reads.banners(...args)),
    catalogues: (...args) => insist(() => reads.catalogues(...args)),
    jobs: (...args) => insist(() => reads.jobs(...args)),
    portal: (...args) => insist(() => reads.portal(...args)),
  };
}
