import { Store } from './store';

interface PendingSave<Conflict, Failure> {
  phase: 'checking' | 'sending' | 'verifying';
  stateBefore: SaveState<Conflict, Failure>;
}

/**
 * State of saving a form. `Conflict` is the newer version on the server, `Failure` the reason why the last attempt
 * failed.
 */
export type SaveState<Conflict, Failure> =
  /** `wasAttempted`: after a closed attempt, fields show their errors even if not visited. */
  | { phase: 'editing'; wasAttempted: boolean }
  /** The stored values are being refetched into the form. */
  | { phase: 'loading' }
  | PendingSave<Conflict, Failure>
  | { phase: 'conflict'; conflict: Conflict }
  | { phase: 'saved' }
  | { phase: 'failed'; failure: Failure };

export type SaveEvent<Conflict, Failure> =
  /** Returns to `editing` as if no save had been attempted. */
  | { type: 'reset' }
  /** Returns to `editing`, and remembers an attempted save. */
  | { type: 'close' }
  | { type: 'load' }
  | { type: 'check' }
  | { type: 'send' }
  | { type: 'verify' }
  | { type: 'confirm' }
  | { type: 'conflict'; conflict: Conflict }
  | { type: 'fail'; failure: Failure };

type Phase = SaveState<unknown, unknown>['phase'];
type EventType = SaveEvent<unknown, unknown>['type'];

const ACCEPTED_EVENTS: Record<Phase, readonly EventType[]> = {
  editing: ['reset', 'close', 'load', 'check', 'fail'],
  loading: ['reset', 'close', 'fail'],
  checking: ['reset', 'close', 'send', 'confirm', 'conflict', 'fail'],
  conflict: ['reset', 'close', 'load', 'check', 'fail'],
  sending: ['reset', 'close', 'verify', 'confirm', 'conflict', 'fail'],
  verifying: ['reset', 'close', 'confirm', 'conflict', 'fail'],
  saved: ['reset', 'close', 'load', 'check', 'fail'],
  failed: ['reset', 'close', 'load', 'check', 'verify', 'fail'],
};

/** Returns the state after an event; the same state if the phase does not accept the event. */
export function reduceSave<Conflict, Failure>(
  state: SaveState<Conflict, Failure>,
  event: SaveEvent<Conflict, Failure>,
): SaveState<Conflict, Failure> {
  if (!ACCEPTED_EVENTS[state.phase].includes(event.type)) return state;
  switch (event.type) {
    case 'reset':
      return { phase: 'editing', wasAttempted: false };
    case 'close':
      return { phase: 'editing', wasAttempted: isAttempted(state) };
    case 'load':
      return { phase: 'loading' };
    case 'check':
      return { phase: 'checking', stateBefore: state };
    case 'send':
      return { phase: 'sending', stateBefore: stateBeforeSave(state) };
    case 'verify':
      return { phase: 'verifying', stateBefore: stateBeforeSave(state) };
    case 'confirm':
      return { phase: 'saved' };
    case 'conflict':
      return { phase: 'conflict', conflict: event.conflict };
    case 'fail':
      return { phase: 'failed', failure: event.failure };
  }
}

function stateBeforeSave<Conflict, Failure>(
  state: SaveState<Conflict, Failure>,
): SaveState<Conflict, Failure> {
  return 'stateBefore' in state ? state.stateBefore : state;
}

/** Returns whether a save was attempted since the form was reset, loaded or saved. */
export function isAttempted(state: SaveState<unknown, unknown>): boolean {
  if (state.phase === 'editing') return state.wasAttempted;
  return state.phase !== 'saved' && state.phase !== 'loading';
}

/** Returns whether a save is pending, so that another one must wait. */
export function isSaving({ phase }: SaveState<unknown, unknown>): boolean {
  return phase === 'checking' || phase === 'sending' || phase === 'verifying';
}

/** Holds the state of saving outside of React, so that a double click is sent once. */
export interface SaveMachine<Conflict, Failure> {
  state: Store<SaveState<Conflict, Failure>>;
  /** Changes the state by an event. Returns whether the current phase accepts the event. */
  dispatch: (event: SaveEvent<Conflict, Failure>) => boolean;
}

/** Creates a machine in the phase `editing`. */
export function createSaveMachine<Conflict, Failure>(): SaveMachine<Conflict, Failure> {
  const state = new Store<SaveState<Conflict, Failure>>({ phase: 'editing', wasAttempted: false });
  return {
    state,
    dispatch: (event) => {
      const nextState = reduceSave(state.get(), event);
      if (nextState === state.get()) return false;
      state.set(nextState);
      return true;
    },
  };
}

/** The steps of a save. `check` and `verify` return the event that ends the save, or undefined to continue. */
export interface SaveSteps<SendResult, Conflict, Failure> {
  check: () => Promise<SaveEvent<Conflict, Failure> | undefined>;
  send: () => Promise<SendResult>;
  /** Refetches the values that the server accepted and compares them; omitted if the response is proof enough. */
  verify?: (sendResult: SendResult) => Promise<SaveEvent<Conflict, Failure> | undefined>;
  /** Returns the event for an error that a step threw; `isAccepted` is whether it was thrown by `verify`. */
  toEndEvent: (error: unknown, isAccepted: boolean) => Promise<SaveEvent<Conflict, Failure>>;
}

/** Runs a save. Returns whether it succeeded; false also if another save is pending. Rejects only as `toEndEvent` does. */
export async function runSave<SendResult, Conflict, Failure>(
  { dispatch }: Pick<SaveMachine<Conflict, Failure>, 'dispatch'>,
  { check, send, verify, toEndEvent }: SaveSteps<SendResult, Conflict, Failure>,
): Promise<boolean> {
  if (!dispatch({ type: 'check' })) return false;
  let isAccepted = false;
  const run = async (): Promise<SaveEvent<Conflict, Failure>> => {
    const endEvent = await check();
    if (endEvent) return endEvent;
    dispatch({ type: 'send' });
    const sendResult = await send();
    isAccepted = true;
    if (verify) dispatch({ type: 'verify' });
    return (await verify?.(sendResult)) ?? { type: 'confirm' };
  };
  const event = await run().catch((error: unknown) => toEndEvent(error, isAccepted));
  dispatch(event);
  return event.type === 'confirm';
}
