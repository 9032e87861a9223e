import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useIsLeft } from '@/admin/shared/use-is-left';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import type { Move, Reorder } from './reorder';
import { hasItem, reportOn, type NamedReorder, type ReorderReport } from './reorder-report';
import {
  findDisagreements,
  movesFor,
  movesToApplyOrder,
  type SiblingOrder,
} from './sibling-orders';
import { useOrderMessages } from './use-order-messages';
import { useUnloadWarning } from './use-unload-warning';

/** The position of an item among its siblings, counted from 1. */
export interface Position {
  position: number;
  total: number;
}

/** Functions of a section that fetch, show and send its order. */
export interface OrderCalls<State, OtherMove = never> {
  /** Identifies the part of the list that is shown, such as a page; omitted if all of it is always shown. */
  shownPart?: string;
  ordersOf: (state: State) => SiblingOrder[];
  applyReorder: (state: State, reorder: Reorder) => State;
  /** Returns the requests of a reorder; omitted if they are the adjacent moves in every language (D27). */
  movesOf?: (state: State, reorder: Reorder) => (Move | OtherMove)[];
  send: (move: Move | OtherMove) => Promise<void>;
  /** Fetches the stored order in every language and shows it. Throws `ApiError`. */
  fetch: () => Promise<State>;
  /** Returns the position of an item in the visible order; undefined if it is unknown. */
  positionOf: (state: State, no: string) => Position | undefined;
}

/** The completed and the total requests of an action. */
interface RequestProgress {
  done: number;
  total: number;
}

/** Reorders that failed, or whose outcome is unknown. */
export interface OrderFailure extends Pick<ReorderReport, 'failedReorders' | 'isChangedByOthers'> {
  /** Why a request failed; undefined if the server accepted all of them. */
  message: string | undefined;
}

/** State of applying the order of a language to all others. */
interface OrderApplication {
  lang: string | undefined;
  /** `message` says why a request failed; undefined if the server accepted all of them. */
  failure: { message: string | undefined } | undefined;
}

export type Order<State> = ReturnType<typeof useOrder<State, never>>;

/** A reorder, or a language whose order is to be applied to all others. */
type Action = { reorder: NamedReorder } | { languageToApply: string };

/** An action on the part of the list that was shown: the user may open another one before the action is sent. */
type Task<State, Sent> = Action & { calls: OrderCalls<State, Sent>; storedState: State };

function reordersOf(tasks: readonly Action[]): NamedReorder[] {
  return tasks.flatMap((task) => ('reorder' in task ? [task.reorder] : []));
}

function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function movesOf<State, Sent>(calls: OrderCalls<State, Sent>, state: State, reorder: Reorder) {
  return calls.movesOf?.(state, reorder) ?? movesFor(calls.ordersOf(state), reorder);
}

interface SendOptions<State, Sent> {
  queueRef: RefObject<Task<State, Sent>[]>;
  /** The calls of the first task. */
  calls: OrderCalls<State, Sent>;
  onProgress: (progress: RequestProgress) => void;
}

/** Sends a part's queued tasks from a known order and removes them; after an error, removes all. Returns those removed. */
async function sendTasks<State, Sent>(
  knownState: State,
  { queueRef, calls, onProgress }: SendOptions<State, Sent>,
): Promise<{ takenTasks: Action[]; error?: unknown }> {
  const takenTasks: Action[] = [];
  let state = knownState;
  try {
    for (
      let task = queueRef.current[0];
      task && task.calls.shownPart === calls.shownPart;
      task = queueRef.current[0]
    ) {
      const moves =
        'reorder' in task
          ? movesOf(calls, state, task.reorder)
          : movesToApplyOrder(calls.ordersOf(state), task.languageToApply);
      onProgress({ done: 0, total: moves.length });
      for (const [index, move] of moves.entries()) {
        await calls.send(move);
        onProgress({ done: index + 1, total: moves.length });
      }
      state = 'reorder' in task ? calls.applyReorder(state, task.reorder) : await calls.fetch();
      takenTasks.push(task);
      queueRef.current = queueRef.current.slice(1);
    }
    return { takenTasks };
  } catch (error) {
    takenTasks.push(...queueRef.current);
    queueRef.current = [];
    return { takenTasks, error };
  }
}

function fetchOrder<State, Sent>(
  calls: OrderCalls<State, Sent>,
): Promise<{ state?: State; error?: unknown }> {
  return calls.fetch().then(
    (state) => ({ state }),
    (error: unknown) => ({ error }),
  );
}

/** Returns the tasks; those for the same part of the list continue from its refetched order. */
function continueFrom<State, Sent>(
  tasks: Task<State, Sent>[],
  { shownPart }: OrderCalls<State, Sent>,
  storedState: State | undefined,
): Task<State, Sent>[] {
  if (storedState === undefined) return tasks;
  return tasks.map((task) =>
    task.calls.shownPart === shownPart ? { ...task, storedState } : task,
  );
}

/** An order that was sent and refetched, compared with its tasks. */
export type SettledOrder = ReturnType<typeof outcomeOf>;

/** Compares the refetched order with the tasks from the queue. `stateNow` is undefined if it could not be fetched. */
function outcomeOf<State, Sent>(
  calls: OrderCalls<State, Sent>,
  stateBefore: State,
  stateNow: State | undefined,
  tasks: readonly Action[],
) {
  const reorders = reordersOf(tasks);
  const orders = stateNow === undefined ? undefined : calls.ordersOf(stateNow);
  const report = reportOn(calls.ordersOf(stateBefore), orders, reorders);
  const [lang] = tasks.flatMap((task) => ('languageToApply' in task ? [task.languageToApply] : []));
  const isApplied =
    lang !== undefined && orders !== undefined && findDisagreements(orders).length === 0;
  const movedItems = report.completedReorders.map(({ name, no }) => ({
    name,
    position: stateNow === undefined ? undefined : calls.positionOf(stateNow, no),
  }));
  return { ...report, reorders, lang, isApplied, movedItems };
}

/** Returns the stored order with the pending reorders applied, and the items that they move. */
function usePendingOrder<State>(
  storedState: State,
  reorders: readonly NamedReorder[],
  applyReorder: (state: State, reorder: Reorder) => State,
) {
  const state = useMemo(
    () => reorders.reduce(applyReorder, storedState),
    [reorders, storedState, applyReorder],
  );
  const pendingNos = useMemo(() => new Set(reorders.map(({ no }) => no)), [reorders]);
  return { state, pendingNos };
}

/** Returns the function that notifies the user of failed reorders if the list, which would show them, was left. */
function useReportFailedReorders() {
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  const { report } = useRequestErrors();
  const isLeft = useIsLeft();
  return (failedReorders: OrderFailure['failedReorders'], error: unknown) => {
    if (!isLeft.current || error === undefined || failedReorders.length === 0) return;
    const names = formatList([...new Set(failedReorders.map(({ name }) => `“${name}”`))]);
    report(
      error,
      failedReorders.some(({ state }) => state === 'unknown')
        ? t`Couldn’t check whether the new position of ${names} was saved.`
        : t`The new position of ${names} was not saved.`,
    );
  };
}

/**
 * Manages the order of items (D27). Shows a new position immediately and sends its moves after the previous ones. Then
 * refetches the order in every language (D52), shows it and announces the positions of the moved items. Before that,
 * warns the user if the tab is closed.
 */
export function useOrder<State, Sent>(
  storedState: State,
  calls: OrderCalls<State, Sent>,
  announce: (message: string) => void,
) {
  const messageOf = useErrorMessage();
  const settledMessageOf = useOrderMessages();
  const [pendingReorders, setPendingReorders] = useState<readonly NamedReorder[]>([]);
  const [failure, setFailure] = useState<OrderFailure>();
  const [progress, setProgress] = useState<RequestProgress>();
  const [orderApplication, setOrderApplication] = useState<Partial<OrderApplication>>({});
  const queueRef = useRef<Task<State, Sent>[]>([]);
  const isBusy = useRef(false);
  // Whether the visible order is the stored one; otherwise it is refetched before anything is sent.
  const isOrderKnown = useRef(true);
  const { state, pendingNos } = usePendingOrder(storedState, pendingReorders, calls.applyReorder);
  const latest = useLatest({ announce, settledMessageOf, messageOf });
  const reportIfLeft = useReportFailedReorders();

  const settle = (outcome: SettledOrder, error: unknown) => {
    const message = error === undefined ? undefined : latest.current.messageOf(error);
    const { reorders, failedReorders, isChangedByOthers, lang, isApplied, movedItems } = outcome;
    setPendingReorders((all) => all.filter((reorder) => !reorders.includes(reorder)));
    setProgress(undefined);
    if (failedReorders.length > 0) setFailure({ failedReorders, isChangedByOthers, message });
    reportIfLeft(failedReorders, error);
    if (lang !== undefined)
      setOrderApplication({ lang: undefined, failure: isApplied ? undefined : { message } });
    if (movedItems.length > 0 || isApplied)
      latest.current.announce(latest.current.settledMessageOf(outcome));
  };

  const sendQueue = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (let task = queueRef.current[0]; task; task = queueRef.current[0]) {
      const { calls: callsOfTask, storedState: stateOfTask } = task;
      const initialFetch = isOrderKnown.current
        ? { state: stateOfTask }
        : await fetchOrder(callsOfTask);
      const { state: stateBefore } = initialFetch;
      if (stateBefore === undefined) {
        const waitingTasks = queueRef.current;
        queueRef.current = [];
        settle(outcomeOf(callsOfTask, stateOfTask, undefined, waitingTasks), initialFetch.error);
        break;
      }
      const { takenTasks, error } = await sendTasks(stateBefore, {
        queueRef,
        calls: callsOfTask,
        onProgress: setProgress,
      });
      const refetched = await fetchOrder(callsOfTask);
      const { state: stateNow } = refetched;
      isOrderKnown.current = stateNow !== undefined;
      queueRef.current = continueFrom(queueRef.current, callsOfTask, stateNow);
      const outcome = outcomeOf(callsOfTask, stateBefore, stateNow, takenTasks);
      settle(outcome, error ?? refetched.error);
    }
    isBusy.current = false;
  };
  useUnloadWarning(pendingReorders.length > 0 || orderApplication.lang !== undefined);

  const enqueue = (actions: readonly Action[]) => {
    const tasks = actions.map((action) => ({ ...action, calls, storedState }));
    setFailure(undefined);
    setOrderApplication({});
    setPendingReorders((all) => [...all, ...reordersOf(tasks)]);
    queueRef.current = [...queueRef.current, ...tasks];
    void sendQueue();
  };

  return {
    ...{ state, pendingNos, progress, failure },
    /** Moves an item past siblings. Returns false, and sends nothing, if no language has it with one of them. */
    move: (reorder: Reorder, name: string) => {
      setFailure(undefined);
      if (movesOf(calls, state, reorder).length === 0) return false;
      enqueue([{ reorder: { ...reorder, name } }]);
      return true;
    },
    /** Refetches the order of the shown part and sends its missing moves. */
    retry: () => {
      isOrderKnown.current = false;
      const orders = calls.ordersOf(state);
      const reorders = failure?.failedReorders.filter((reorder) => hasItem(orders, reorder)) ?? [];
      enqueue(reorders.map((reorder) => ({ reorder })));
    },
    orderApplication: {
      ...orderApplication,
      start: (lang: string) => {
        isOrderKnown.current = false;
        enqueue([{ languageToApply: lang }]);
        setOrderApplication({ lang, failure: undefined });
      },
    },
  };
}
