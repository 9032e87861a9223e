import { useState, useSyncExternalStore } from 'react';
import { createSaveMachine, type SaveMachine, type SaveState } from './save-machine';

/** Subscribes to the state of a machine. */
export function useSaveState<Conflict, Failure>({
  subscribe,
  getState,
}: SaveMachine<Conflict, Failure>): SaveState<Conflict, Failure> {
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Creates the machine of a form, which stays the same in all renders. */
export function useSaveMachine<Conflict, Failure>(): SaveMachine<Conflict, Failure> {
  const [machine] = useState(createSaveMachine<Conflict, Failure>);
  return machine;
}
