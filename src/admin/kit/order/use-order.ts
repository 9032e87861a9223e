import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mayHaveStored } from '../../../api/may-have-stored';
import { useErrorMessage } from '../requests/error-message';
import type { Move, Reorder } from './reorder';
import { useTabGuard } from './use-tab-guard';

/** How the order of a section is kept and sent. Its functions are stable. */
export interface OrderCalls<State, Sent = Move> {
  /** The order after a reorder, in every language. */
  after: (state: State, reorder: Reorder) => State;
  /** What is sent for a reorder: the chain of adjacent moves, in every language (D27), or what the API has instead. */
  moves: (state: State, reorder: Reorder) => Sent[];
  send: (move: Sent) => Promise<void>;
  /** Reads the stored order again. */
  refresh: () => Promise<void>;
}

/** A reorder of an item that may be gone when there is something to be said of it: its name is kept. */
interface NamedReorder extends Reorder {
  name: string;
}

/** How many calls of a reorder have been answered, and how many there are. */
interface OrderProgress {
  done: number;
  all: number;
}

/** Reorders that could not be sent to their end: the list shows what is stored of them. */
interface OrderFailure {
  reorders: readonly NamedReorder[];
  message: string;
  /** How far the first of them got. */
  progress: OrderProgress;
  /** Whether the server may have stored what it did not answer. */
  unsure: boolean;
}

/** The order on the screen and how it is changed. */
export interface Order<State> {
  /** The stored order, with what is being sent already done. */
  state: State;
  /** Moves an item of that name past siblings. False where no language has both: there is nothing to send then. */
  move: (reorder: Reorder, name: string) => boolean;
  /** The items whose new places are being sent, or wait for that. */
  sending: ReadonlySet<string>;
  /** How far the one that is being sent has got. */
  progress: OrderProgress | undefined;
  failure: OrderFailure | undefined;
  /** Goes on from what is stored now. */
  retry: () => void;
}

interface Waiting<Sent> {
  reorder: NamedReorder;
  moves: Sent[];
}

/**
 * Changes the order of items (D27). A new place shows at once; its chain of moves is sent when those
 * before it have been answered, and the order is read again when nothing waits any more. After a failure
 * the list shows what is stored, from where all that waited can go on in one go. The tab is guarded until then.
 */
export function useOrder<State, Sent>(stored: State, calls: OrderCalls<State, Sent>): Order<State> {
  const messageOf = useErrorMessage();
  const [pending, setPending] = useState<readonly NamedReorder[]>([]);
  const [failed, setFailed] = useState<OrderFailure>();
  const [progress, setProgress] = useState<OrderProgress>();
  const queue = useRef<Waiting<Sent>[]>([]);
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
    const settled: NamedReorder[] = [];
    let failure: OrderFailure | undefined;
    let at: OrderProgress = { done: 0, all: 0 };
    const show = (next: OrderProgress) => {
      at = next;
      setProgress(next);
    };
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        const all = next.moves.length;
        show({ done: 0, all });
        for (const [index, move] of next.moves.entries()) {
          await latest.current.send(move);
          show({ done: index + 1, all });
        }
        settled.push(next.reorder);
        queue.current = queue.current.slice(1);
      }
    } catch (error) {
      const reorders = queue.current.map(({ reorder }) => reorder);
      queue.current = [];
      settled.push(...reorders);
      const [message, unsure] = [messageOf(error), mayHaveStored(error)];
      failure = { reorders, message, progress: at, unsure };
    }
    busy.current = false;
    setProgress(undefined);
    // What is said of it is said of the list as it is stored.
    await latest.current.refresh();
    setPending((all) => all.filter((reorder) => !settled.includes(reorder)));
    if (failure) setFailed(failure);
  }, [messageOf]);
  useTabGuard(pending.length > 0);
  const sending = useMemo(() => new Set(pending.map(({ no }) => no)), [pending]);

  // What has been stored though its answer did not come is no failure.
  const left = useMemo(
    () =>
      failed?.unsure
        ? failed.reorders.filter((reorder) => moves(stored, reorder).length > 0)
        : (failed?.reorders ?? []),
    [failed, stored, moves],
  );
  const failure = useMemo(
    () => (failed && left.length > 0 ? { ...failed, reorders: left } : undefined),
    [failed, left],
  );

  const send = (from: State, reorders: readonly NamedReorder[]): boolean => {
    let at = from;
    const waiting = reorders.flatMap((reorder) => {
      const chain = moves(at, reorder);
      at = after(at, reorder);
      return chain.length > 0 ? [{ reorder, moves: chain }] : [];
    });
    setFailed(undefined);
    if (waiting.length === 0) return false;
    setPending((all) => [...all, ...waiting.map(({ reorder }) => reorder)]);
    queue.current = [...queue.current, ...waiting];
    void work();
    return true;
  };

  return {
    state,
    move: (reorder, name) => send(state, [{ ...reorder, name }]),
    sending,
    progress,
    failure,
    retry: () => {
      if (failure) send(state, failure.reorders);
    },
  };
}
