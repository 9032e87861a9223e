import { useRef, useState } from 'react';
import { focusHeadingIfLost } from './focus-heading';
import { useRequestErrors } from './request-error';

type No = string | number;

interface PinCalls {
  pin: (no: No) => Promise<void>;
  unpin: (no: No) => Promise<void>;
}

/**
 * Pins and unpins the items of a list (D23). The new state shows at once and holds until the list
 * has been read again; a failure is reported and the stored state shows. One request at a time for each item.
 */
export function usePins({ pin, unpin }: PinCalls) {
  const { report } = useRequestErrors();
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const sending = useRef(new Set<string>());

  const want = (no: No, pinned: boolean | undefined) =>
    setWanted((former) => {
      const next = new Map(former);
      if (pinned === undefined) next.delete(String(no));
      else next.set(String(no), pinned);
      return next;
    });

  const setPinned = async (no: No, pinned: boolean): Promise<void> => {
    if (sending.current.has(String(no))) return;
    sending.current.add(String(no));
    want(no, pinned);
    try {
      await (pinned ? pin(no) : unpin(no));
    } catch (error) {
      report(error);
    } finally {
      sending.current.delete(String(no));
      want(no, undefined);
      focusHeadingIfLost();
    }
  };

  return {
    /** What to show: what was just wished for, otherwise what is stored. */
    isPinned: (no: No, stored: boolean) => wanted.get(String(no)) ?? stored,
    setPinned,
  };
}
