import { ApiError } from '@/api/errors';

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

export interface RetryOptions {
  pauseControl: PauseControl;
  /** Waits for a number of milliseconds; a timer by default. */
  wait?: ((delay: number) => Promise<void>) | undefined;
  /**
   * Called when the server is still unreachable after the retries. Must pause `pauseControl`; the request is sent again
   * on resume.
   */
  onUnreachable: (error: ApiError) => void;
}

const sleep = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay));

/**
 * Returns the function that sends a request while requests are not paused, retries it after retryable errors, and pauses
 * while the server is unreachable, so that a run of many requests survives a lost connection.
 */
export function pausableRetry({ pauseControl, wait = sleep, onUnreachable }: RetryOptions) {
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    for (let tries = 0; ; tries += 1) {
      await pauseControl.waitUntilResumed();
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || !error.isRetryable) throw error;
        const delay = RETRY_DELAYS[tries];
        if (delay !== undefined) {
          await wait(delay);
          continue;
        }
        // The server is reachable: only this request fails.
        if (error.status > 0) throw error;
        onUnreachable(error);
        tries = -1;
      }
    }
  };
}
