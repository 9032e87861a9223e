import { ApiError } from '@/api/errors';
import type { HealthQueries } from './health-queries';

/** The backoff delays before a failed request is retried, in milliseconds: at most twice (D13). */
const RETRY_DELAYS = [1_000, 4_000];

/** Pauses requests until they are resumed. */
export class PauseControl {
  #paused: { resumed: Promise<void>; resume: () => void } | undefined;

  pause(): void {
    if (this.#paused) return;
    let resume: () => void = () => undefined;
    const resumed = new Promise<void>((resolve) => {
      resume = resolve;
    });
    this.#paused = { resumed, resume };
  }

  resume(): void {
    this.#paused?.resume();
    this.#paused = undefined;
  }

  /** Resolves as soon as requests may be sent. */
  async waitUntilResumed(): Promise<void> {
    while (this.#paused) await this.#paused.resumed;
  }
}

interface RetryOptions {
  pauseControl: PauseControl;
  /** Waits for a number of milliseconds. */
  wait: (pause: number) => Promise<void>;
  /**
   * Called when the server is still unreachable after the retries. Must pause `pauseControl`; the request is sent again
   * on resume.
   */
  onUnreachable: (error: ApiError) => void;
}

/**
 * Returns the same queries with retries: sent while requests are not paused, retried after retryable errors, and paused
 * while the server is unreachable, so that a run survives a lost connection.
 */
export function withRetry(
  queries: HealthQueries,
  { pauseControl, wait, onUnreachable }: RetryOptions,
): HealthQueries {
  const retry = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (let tries = 0; ; tries += 1) {
      await pauseControl.waitUntilResumed();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isRetryable) throw error;
        const pause = RETRY_DELAYS[tries];
        if (pause !== undefined) {
          await wait(pause);
          continue;
        }
        // The server is reachable: only this request fails.
        if (error.status > 0) throw error;
        onUnreachable(error);
        tries = -1;
      }
    }
  };
  return {
    articles: (...args) => retry(() => queries.articles(...args)),
    viewed: (...args) => retry(() => queries.viewed(...args)),
    lawyers: (...args) => retry(() => queries.lawyers(...args)),
    lawyer: (...args) => retry(() => queries.lawyer(...args)),
    professionalFields: (...args) => retry(() => queries.professionalFields(...args)),
    banners: (...args) => retry(() => queries.banners(...args)),
    catalogues: (...args) => retry(() => queries.catalogues(...args)),
    jobs: (...args) => retry(() => queries.jobs(...args)),
    portal: (...args) => retry(() => queries.portal(...args)),
  };
}
