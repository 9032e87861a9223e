import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useErrorMessage } from '../frame/error-message';
import type { Move, Passage } from './passage';

/** How the order of a section is kept and sent. Its functions are stable. */
export interface OrderCalls<State> {
  /** The order after a passage, in every language. */
  after: (state: State, passage: Passage) => State;
  /** The chain of adjacent moves for a passage, in every language (D27). */
  moves: (state: State, passage: Passage) => Move[];
  send: (move: Move) => Promise<void>;
  /** Reads the stored order again. */
  refresh: () => Promise<void>;
}

/** A passage of an item that may be gone when there is something to be said of it: its name is kept. */
interface NamedPassage extends Passage {
  name: string;
}

/** Passages that could not be sent: they have been put back. */
interface OrderFailure {
  passages: readonly NamedPassage[];
  message: string;
}

/** The order on the screen and how it is changed. */
export interface Order<State> {
  /** The stored order, with what is being sent already done. */
  state: State;
  /** Moves an item of that name past siblings. False where no language has both: there is nothing to send then. */
  pass: (passage: Passage, name: string) => boolean;
  /** Whether an item's new place is being sent. */
  isSending: (no: string) => boolean;
  failure: OrderFailure | undefined;
  /** Does again what could not be sent. */
  retry: () => void;
}

interface Waiting {
  passage: NamedPassage;
  moves: Move[];
}

/**
 * Changes the order of items (D27). A new place shows at once; its chain of moves is sent when those
 * before it have been answered, and the order is read again when nothing waits any more. After a failure
 * all that waited is put back, to be tried again in one go.
 */
export function useOrder<State>(stored: State, calls: OrderCalls<State>): Order<State> {
  const messageOf = useErrorMessage();
  const [pending, setPending] = useState<readonly NamedPassage[]>([]);
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
    const done: NamedPassage[] = [];
    try {
      for (let next = queue.current[0]; next; next = queue.current[0]) {
        for (const move of next.moves) await latest.current.send(move);
        done.push(next.passage);
        queue.current = queue.current.slice(1);
      }
    } catch (error) {
      const passages = queue.current.map(({ passage }) => passage);
      queue.current = [];
      setPending((all) => all.filter((passage) => !passages.includes(passage)));
      setFailure({ passages, message: messageOf(error) });
    }
    busy.current = false;
    await latest.current.refresh();
    setPending((all) => all.filter((passage) => !done.includes(passage)));
  }, [messageOf]);

  const send = (from: State, passages: readonly NamedPassage[]): boolean => {
    let at = from;
    const waiting = passages.flatMap((passage) => {
      const chain = moves(at, passage);
      at = after(at, passage);
      return chain.length > 0 ? [{ passage, moves: chain }] : [];
    });
    setFailure(undefined);
    if (waiting.length === 0) return false;
    setPending((all) => [...all, ...waiting.map(({ passage }) => passage)]);
    queue.current = [...queue.current, ...waiting];
    void work();
    return true;
  };

  return {
    state,
    pass: (passage, name) => send(state, [{ ...passage, name }]),
    isSending: (no) => pending.some((passage) => passage.no === no),
    failure,
    retry: () => {
      if (failure) send(state, failure.passages);
    },
  };
}
