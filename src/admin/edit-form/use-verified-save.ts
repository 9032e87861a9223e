import { useCallback, useRef, useState } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/is-outcome-unknown';

interface VerifiedSave<Values, Result> {
  /** Its writes carry the action, so that the same sent again is known for the same (D49). */
  send: (values: Values, action: IdempotencyKeys) => Promise<Result>;
  /** Looks whether exactly these values are stored; undefined when they are not. */
  find: (values: Values) => Promise<Result | undefined>;
  /** Brings what an earlier try had stored up to the present values. */
  amend: (found: Result, values: Values, action: IdempotencyKeys) => Promise<Result>;
}

interface SureSending<Values, Result> {
  send: (values: Values, calls: VerifiedSave<Values, Result>) => Promise<Result>;
  /** Looks for these values before the next try: they were accepted, and could not be found. */
  doubt: (values: Values) => void;
}

/**
 * Sends a write whose failure may hide that it was stored (an error of the server, no answer): then it
 * looks before it calls that a failure, and looks again before the next try, so that nothing is ever
 * stored twice (design 6). Throws what `send` threw, or what looking threw before the next try.
 */
export function useVerifiedSave<Values, Result>(): SureSending<Values, Result> {
  const unsure = useRef<Values[]>([]);
  const [action] = useState(() => new IdempotencyKeys());
  const doubt = useCallback((values: Values) => void unsure.current.push(values), []);
  const sendSurely = useCallback(
    async (values: Values, { send, find, amend }: VerifiedSave<Values, Result>) => {
      const settled = (result: Result) => {
        unsure.current = [];
        return result;
      };
      for (const earlier of unsure.current) {
        const found = await find(earlier);
        if (found === undefined) continue;
        return settled(earlier === values ? found : await amend(found, values, action));
      }
      try {
        return settled(await send(values, action));
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
        const found = await find(values).catch(() => undefined);
        if (found !== undefined) return settled(found);
        unsure.current.push(values);
        throw error;
      }
    },
    [action],
  );
  return { send: sendSurely, doubt };
}
