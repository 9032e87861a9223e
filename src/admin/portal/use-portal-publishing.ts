import { useCallback, useRef } from 'react';
import { ApiError } from '../../api/errors';
import { readStaffPortal, savePortal, type Portal, type PortalInput } from '../../api/staff/portal';
import type { Newer } from '../kit/edit/newer-version';
import { useSureSend } from '../kit/edit/use-sure-send';
import { holds, portalInputs, sameContent, withIds } from './portal-inputs';
import { portalValues, type PortalValues } from './portal-values';

/** What the server says of what is in the form, not of the call: lawyers still work in an office, for instance. */
function aboutContent(error: unknown): unknown {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 404)) return error;
  const { kind, serverMessage, code, traceId } = error;
  // The summary of the form is the place of what can be mended in it (design 6).
  return new ApiError({ kind, status: 422, serverMessage, code, traceId, cause: error });
}

/**
 * Publishes the configuration once and for sure, and tells whether it was published meanwhile by someone
 * else (D33, design 6): it carries no date, so what it holds is compared. `portals` is what the form began with.
 */
export function usePortalPublishing(portals: readonly Portal[], codes: readonly string[]) {
  const sure = useSureSend<PortalValues, readonly Portal[]>();
  /** What was sent last, and may have been stored though it seemed to fail. */
  const tried = useRef<PortalInput[]>(undefined);

  const send = useCallback(
    async (values: PortalValues) => {
      const post = async (inputs: PortalInput[]) => {
        tried.current = inputs;
        await savePortal(inputs);
        return [];
      };
      try {
        await sure(values, {
          send: (now) => post(portalInputs(now, portals)),
          find: async (earlier) => {
            const stored = await readStaffPortal(codes);
            return holds(stored, portalInputs(earlier, portals)) ? stored : undefined;
          },
          amend: (stored, now) => post(withIds(portalInputs(now, portals), stored)),
        });
      } catch (error) {
        throw aboutContent(error);
      }
    },
    [sure, portals, codes],
  );

  const findNewer = useCallback(async (): Promise<Newer<PortalValues> | undefined> => {
    const fresh = await readStaffPortal(codes);
    const values = portalValues(fresh, codes);
    if (sameContent(values, portalValues(portals, codes))) return undefined;
    // Published by this form, whose answer never came.
    if (tried.current && holds(fresh, tried.current)) return undefined;
    return { values, who: undefined, when: undefined };
  }, [portals, codes]);

  return { send, findNewer };
}
