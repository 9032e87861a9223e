import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/errors';

export interface SaveCalls<Values, Result> {
  /** Sends the values with an idempotency key, so that the server recognizes a retry (D49). */
  send: (values: Values, idempotencyKeys: IdempotencyKeys) => Promise<Result>;
  /** Finds the item that an attempt has stored with these values; undefined if none has. */
  find: (values: Values) => Promise<Result | undefined>;
  /** Updates the item that an earlier attempt stored. */
  amend: (result: Result, values: Values, idempotencyKeys: IdempotencyKeys) => Promise<Result>;
}

/**
 * Sends a mutation whose error may hide that it was stored (`isOutcomeUnknown`): checks before it reports a failure and
 * before the next attempt, so that nothing is stored twice (docs/architecture.md#6-unsaved-work).
 */
export class VerifiedSave<Values, Result> {
  #uncertainValues: Values[] = [];
  readonly #idempotencyKeys: IdempotencyKeys;

  constructor(idempotencyKeys = new IdempotencyKeys()) {
    this.#idempotencyKeys = idempotencyKeys;
  }

  /** Whether an earlier attempt with values that `matches` accepts may be stored. */
  readonly isUncertain = (matches: (values: Values) => boolean): boolean =>
    this.#uncertainValues.some(matches);

  /** Makes the next attempt search for these values first: they may be stored, but this is not verified. */
  readonly markUncertain = (values: Values): void => void this.#uncertainValues.push(values);

  /**
   * Stores the values with at most one mutation: `amend` if an earlier attempt has stored other values, otherwise `send`.
   * Throws their error, or that of the check of earlier attempts.
   */
  readonly send = async (
    values: Values,
    { send, find, amend }: SaveCalls<Values, Result>,
  ): Promise<Result> => {
    const keys = this.#idempotencyKeys;
    const settle = (result: Result) => {
      this.#uncertainValues = [];
      return result;
    };
    let sendOrAmend = () => send(values, keys);
    for (const earlierValues of this.#uncertainValues) {
      const earlierResult = await find(earlierValues);
      if (earlierResult === undefined) continue;
      if (earlierValues === values) return settle(earlierResult);
      sendOrAmend = () => amend(earlierResult, values, keys);
      break;
    }
    try {
      return settle(await sendOrAmend());
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      const found = await find(values).catch(() => undefined);
      if (found !== undefined) return settle(found);
      this.#uncertainValues.push(values);
      throw error;
    }
  };
}
