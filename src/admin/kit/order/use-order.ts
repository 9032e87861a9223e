import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useErrorMessage } from '../requests/error-message';
import type { Move, Reorder } from './reorder';

/** How the order of a section is kept and sent. Its functions are stable. */
export interface OrderCalls<State> {
  /** The order after a reorder, in every language. */
  after: (state: State, reorder: Reorder) => State;
  /** The chain of adjacent moves for a reorder, in every language (D27). */
  moves: (state: State, reorder: Reorder) => Move[];
  send: (move: Move) => Promise<void>;
  /** Reads the stored order again. */
  refresh: () => Promise<void>;
}

/** A reorder of an item that may be gone when there is something to be said of it: its name is kept. */
interface NamedReorder extends Reorder {
  name: string;
}

/** Reorders that could not be sent: they have been put back. */
interface OrderFailure {
  reorders: readonly NamedReorder[];
  message: string;
}

/** The order on the screen and how it is changed. */
export interface Order<State> {
  /** The stored order, with what is being sent already done. */
  state: State;
  /** Moves an item of that name past siblings. False where no language has both: there is nothing to send then. */
  move: (reorder: Reorder, name: string) => boolean;
  /** Whether an item's new place is being sent. */
  isSending: (no: string) => boolean;
  failure: OrderFailure | undefined;
  /** Does again what could not be sent. */
  retry: () => void;
}

interface Waiting {
  reorder: NamedReorder;
  moves: Move[];
}

/**
 * Changes the order of items (D27). A new place shows at once; its chain of moves is sent when those
 * before it have been answered, and the order is read again when nothing waits any more. After a failure
 * all that waited is put back, to be tried again in one go.
 */
export function useOrder<State>(stored: State, calls: OrderCalls<State>): Order<State> {
  const messageOf = useErrorMessage();
  const [pending, setPending] = useState<readonly NamedReorder[]>([]);
  const [failure, setFailure] = useState<OrderFailure>();
  const queue = useRef<Waiting[]>([]);
  const busy = useRef(false);
  const { after, moves } = calls;
  const state = useMemo(() => pending.reduce(after, stored), [pending, stored, after]);
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });

  const work = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    const done: NamedReorder[] = [];
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        for (const move of next.moves) await latest.current.send(move);
        done.push(next.reorder);
        queue.current = queue.current.slice(1);
      }
    } catch (error) {
      const reorders = queue.current.map(({ reorder }) => reorder);
      queue.current = [];
      setPending((all) => all.filter((reorder) => !reorders.includes(reorder)));
      setFailure({ reorders, message: messageOf(error) });
    }
    busy.current = false;
    await latest.current.refresh();
    setPending((all) => all.filter((reorder) => !done.includes(reorder)));
  }, [messageOf]);

  const send = (from: State, reorders: readonly NamedReorder[]): boolean => {
    let at = from;
    const waiting = reorders.flatMap((reorder) => {
      const chain = moves(at, reorder);
      at = after(at, reorder);
      return chain.length > 0 ? [{ reorder, moves: chain }] : [];
    });
    setFailure(undefined);
    if (waiting.length === 0) return false;
    setPending((all) => [...all, ...waiting.map(({ reorder }) => reorder)]);
    queue.current = [...queue.current, ...waiting];
    void work();
    return true;
  };

  return {
    state,
    move: (reorder, name) => send(state, [{ ...reorder, name }]),
    isSending: (no) => pending.some((reorder) => reorder.no === no),
    failure,
    retry: () => {
      if (failure) send(state, failure.reorders);
    },
  };
}
