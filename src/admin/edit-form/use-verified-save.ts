import { useCallback, useRef, useState } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/is-outcome-unknown';

interface SaveCalls<Values, Result> {
  /** Sends the values with an idempotency key, so that the server recognizes a retry (D49). */
  send: (values: Values, idempotencyKeys: IdempotencyKeys) => Promise<Result>;
  /** Finds a stored item with exactly these values; otherwise undefined. */
  find: (values: Values) => Promise<Result | undefined>;
  /** Updates the item that an earlier attempt stored. */
  amend: (found: Result, values: Values, idempotencyKeys: IdempotencyKeys) => Promise<Result>;
}

interface VerifiedSave<Values, Result> {
  send: (values: Values, calls: SaveCalls<Values, Result>) => Promise<Result>;
  /** Searches for these values before the next attempt: they were accepted and could not be found. */
  markUncertain: (values: Values) => void;
}

/**
 * Sends a mutation whose error may hide that it was stored (5xx, no response): checks before it reports a failure and
 * before the next attempt, so that nothing is stored twice (docs/architecture.md#6-unsaved-work). Throws the error of
 * `send`, or of the check before the next attempt.
 */
export function useVerifiedSave<Values, Result>(): VerifiedSave<Values, Result> {
  const uncertain = useRef<Values[]>([]);
  const [idempotencyKeys] = useState(() => new IdempotencyKeys());
  const markUncertain = useCallback((values: Values) => void uncertain.current.push(values), []);
  const sendVerified = useCallback(
    async (values: Values, { send, find, amend }: SaveCalls<Values, Result>) => {
      const settled = (result: Result) => {
        uncertain.current = [];
        return result;
      };
      for (const earlier of uncertain.current) {
        const found = await find(earlier);
        if (found === undefined) continue;
        return settled(earlier === values ? found : await amend(found, values, idempotencyKeys));
      }
      try {
        return settled(await send(values, idempotencyKeys));
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
        const found = await find(values).catch(() => undefined);
        if (found !== undefined) return settled(found);
        uncertain.current.push(values);
        throw error;
      }
    },
    [idempotencyKeys],
  );
  return { send: sendVerified, markUncertain };
}
