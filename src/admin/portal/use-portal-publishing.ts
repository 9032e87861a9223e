import { useCallback, useRef } from 'react';
import { readStaffPortal, savePortal, type Portal, type PortalInput } from '../../api/staff/portal';
import type { Newer } from '../kit/edit/newer-version';
import { useSureSend } from '../kit/edit/use-sure-send';
import { holds, portalInputs, sameContent, withIds } from './portal-inputs';
import { portalValues, type PortalValues } from './portal-values';

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
      await sure(values, {
        send: (now) => post(portalInputs(now, portals)),
        find: async (earlier) => {
          const stored = await readStaffPortal(codes);
          return holds(stored, portalInputs(earlier, portals)) ? stored : undefined;
        },
        amend: (stored, now) => post(withIds(portalInputs(now, portals), stored)),
      });
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
