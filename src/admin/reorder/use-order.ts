import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useErrorMessage } from '@/admin/requests/error-message';
import type { Move, Reorder } from './reorder';
import { reportOn, type NamedReorder, type ReorderReport } from './reorder-report';
import { disagreements, type SiblingOrder } from './sibling-orders';
import { useUnloadWarning } from './use-unload-warning';

/** The position of an item among its siblings, counted from 1. */
export interface Place {
  position: number;
  total: number;
}

/** How a section reads, shows and sends its order. */
export interface OrderCalls<State, Sent = Move> {
  /** The order of every language. */
  ordersOf: (state: State) => SiblingOrder[];
  /** The order after a reorder, in every language. */
  after: (state: State, reorder: Reorder) => State;
  /** What is sent for a reorder: the chain of adjacent moves, in every language (D27), or what the API has instead. */
  moves: (state: State, reorder: Reorder) => Sent[];
  /** What is sent so that all languages have the order of one; where each language has an order of its own. */
  follow?: (state: State, lang: string) => Sent[];
  send: (move: Sent) => Promise<void>;
  /** Reads the stored order in every language; the screen shows what was read. Throws `ApiError`. */
  read: () => Promise<State>;
  /** The position of an item in the order on the screen; undefined where the screen shows a part of the list. */
  placeOf: (state: State, no: string) => Place | undefined;
}

/** What is to be announced of an order that was sent and read again. */
export interface SettledOrder {
  moved: { name: string; place: Place | undefined }[];
  changedByOthers: boolean;
  /** The language whose order all others have now. */
  followed: string | undefined;
}

/** How many calls of a reorder have been answered, and how many there are. */
interface OrderProgress {
  done: number;
  all: number;
}

/** Reorders that the list which was read does not show. */
export interface OrderFailure extends Pick<ReorderReport, 'failed' | 'changedByOthers'> {
  /** Why a request failed; undefined where the server accepted all of them. */
  message: string | undefined;
}

/** How all languages are brought into the order of one. */
export interface Following {
  start: (lang: string) => void;
  /** The language whose order the others are being given. */
  lang: string | undefined;
  /** That it has failed, and why where a request did. */
  failure: { message: string | undefined } | undefined;
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
  /** Reads the order again and sends what it lacks. */
  retry: () => void;
  following: Following;
}

type Task = { reorder: NamedReorder } | { follow: string };

/** Returns the reorders among tasks. */
function reordersOf(tasks: readonly Task[]): NamedReorder[] {
  return tasks.flatMap((task) => ('reorder' in task ? [task.reorder] : []));
}

/**
 * Changes the order of items (D27). A new place shows at once; its chain of moves is sent when those before it have
 * been answered. Then the order is read again in every language: what is shown, announced and sent again comes from
 * what was read (D52). The tab is guarded until then. `onSettled` gets what there is to announce.
 */
export function useOrder<State, Sent>(
  stored: State,
  calls: OrderCalls<State, Sent>,
  onSettled: (settled: SettledOrder) => void,
): Order<State> {
  const messageOf = useErrorMessage();
  const [pending, setPending] = useState<readonly NamedReorder[]>([]);
  const [failure, setFailure] = useState<OrderFailure>();
  const [progress, setProgress] = useState<OrderProgress>();
  const [following, setFollowing] = useState<Omit<Following, 'start'>>();
  const queue = useRef<Task[]>([]);
  const busy = useRef(false);
  // Whether the order on the screen is the stored one: otherwise it is read before anything is sent.
  const isKnown = useRef(true);
  const { after, moves } = calls;
  const state = useMemo(() => pending.reduce(after, stored), [pending, stored, after]);
  const current = { stored, calls, onSettled, messageOf };
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  /** Sends all that waits, from a known order. Gives what was sent, and what it threw. */
  const sendQueue = useCallback(async (known: State) => {
    const sent: Task[] = [];
    let at = known;
    try {
      for (let task = queue.current[0]; task; task = queue.current[0]) {
        const { calls } = latest.current;
        const chain =
          'reorder' in task
            ? calls.moves(at, task.reorder)
            : (calls.follow?.(at, task.follow) ?? []);
        setProgress({ done: 0, all: chain.length });
        for (const [index, move] of chain.entries()) {
          await calls.send(move);
          setProgress({ done: index + 1, all: chain.length });
        }
        at = 'reorder' in task ? calls.after(at, task.reorder) : await calls.read();
        sent.push(task);
        queue.current = queue.current.slice(1);
      }
      return { sent };
    } catch (error) {
      sent.push(...queue.current);
      queue.current = [];
      return { sent, error };
    }
  }, []);

  const settle = useCallback(
    (before: State, now: State | undefined, tasks: readonly Task[], error: unknown) => {
      const { calls, onSettled, messageOf } = latest.current;
      const message = error === undefined ? undefined : messageOf(error);
      const reorders = reordersOf(tasks);
      const orders = now === undefined ? undefined : calls.ordersOf(now);
      const report = reportOn(calls.ordersOf(before), orders, reorders);
      const { failed, changedByOthers } = report;
      const [follow] = tasks.flatMap((task) => ('follow' in task ? [task.follow] : []));
      const isFollowed = follow !== undefined && orders && disagreements(orders).length === 0;
      setPending((all) => all.filter((one) => !reorders.includes(one)));
      setProgress(undefined);
      if (failed.length > 0) setFailure({ failed, changedByOthers, message });
      if (follow !== undefined)
        setFollowing({ lang: undefined, failure: isFollowed ? undefined : { message } });
      const moved = report.moved.map(({ name, no }) => ({
        name,
        place: now === undefined ? undefined : calls.placeOf(now, no),
      }));
      if (moved.length > 0 || isFollowed)
        onSettled({ moved, changedByOthers, followed: isFollowed ? follow : undefined });
    },
    [],
  );

  const work = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    let known = isKnown.current ? latest.current.stored : undefined;
    while (queue.current.length > 0) {
      let failed: unknown;
      const read = () =>
        latest.current.calls.read().catch((error: unknown) => {
          failed = error;
          return undefined;
        });
      const before = known ?? (await read());
      if (before === undefined) {
        const waiting = queue.current;
        queue.current = [];
        settle(latest.current.stored, undefined, waiting, failed);
        break;
      }
      const { sent, error } = await sendQueue(before);
      known = await read();
      isKnown.current = known !== undefined;
      settle(before, known, sent, error ?? failed);
    }
    busy.current = false;
  }, [sendQueue, settle]);
  useUnloadWarning(pending.length > 0 || following?.lang !== undefined);
  const sending = useMemo(() => new Set(pending.map(({ no }) => no)), [pending]);

  const start = (tasks: readonly Task[]) => {
    setFailure(undefined);
    setFollowing(undefined);
    setPending((all) => [...all, ...reordersOf(tasks)]);
    queue.current = [...queue.current, ...tasks];
    void work();
  };

  return {
    state,
    move: (reorder, name) => {
      setFailure(undefined);
      if (moves(state, reorder).length === 0) return false;
      start([{ reorder: { ...reorder, name } }]);
      return true;
    },
    sending,
    progress,
    failure,
    retry: () => {
      isKnown.current = false;
      start((failure?.failed ?? []).map((reorder) => ({ reorder })));
    },
    following: {
      lang: following?.lang,
      failure: following?.failure,
      start: (lang) => {
        isKnown.current = false;
        start([{ follow: lang }]);
        setFollowing({ lang, failure: undefined });
      },
    },
  };
}
