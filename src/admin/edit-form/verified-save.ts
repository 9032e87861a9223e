import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/errors';

/** The requests of a verified save. */
export interface SaveCalls<Values, Result> {
  /** Sends the values with an idempotency key, so that the server recognizes a retry (D49). */
  send: (values: Values, idempotencyKeys: IdempotencyKeys) => Promise<Result>;
  /** Finds a stored item with exactly these values; otherwise undefined. */
  find: (values: Values) => Promise<Result | undefined>;
  /** Updates the item that an earlier attempt stored. */
  amend: (found: Result, values: Values, idempotencyKeys: IdempotencyKeys) => Promise<Result>;
}

/**
 * Sends a mutation whose error may hide that it was stored (5xx, no response): checks before it reports a failure and
 * before the next attempt, so that nothing is stored twice (docs/architecture.md#6-unsaved-work).
 */
export class VerifiedSave<Values, Result> {
  #uncertain: Values[] = [];
  readonly #idempotencyKeys: IdempotencyKeys;

  constructor(idempotencyKeys = new IdempotencyKeys()) {
    this.#idempotencyKeys = idempotencyKeys;
  }

  /** Searches for these values before the next attempt: they were accepted and could not be found. */
  readonly markUncertain = (values: Values): void => void this.#uncertain.push(values);

  /** Sends the values once. Throws the error of `send`, or of the check before the next attempt. */
  readonly send = async (
    values: Values,
    { send, find, amend }: SaveCalls<Values, Result>,
  ): Promise<Result> => {
    const keys = this.#idempotencyKeys;
    const settled = (result: Result) => {
      this.#uncertain = [];
      return result;
    };
    for (const earlier of this.#uncertain) {
      const found = await find(earlier);
      if (found === undefined) continue;
      return settled(earlier === values ? found : await amend(found, values, keys));
    }
    try {
      return settled(await send(values, keys));
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      const found = await find(values).catch(() => undefined);
      if (found !== undefined) return settled(found);
      this.#uncertain.push(values);
      throw error;
    }
  };
}
