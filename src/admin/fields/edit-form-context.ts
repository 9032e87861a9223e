import { createContext, useContext, useEffect } from 'react';

/** Updates the form with what a field has not committed yet. Returns the reason if the form cannot be published yet. */
export type FlushField = () => string | undefined;

/** State of the edit form for its fields. */
export interface EditFormContextValue {
  /** Registers a function to run before publishing. Returns the function that unregisters it. */
  registerFlush: (finish: FlushField) => () => void;
  /** Whether publishing was attempted: fields then show their errors even if not visited. */
  wasAttempted: boolean;
}

/** Context of the edit form that contains the fields. */
export const EditFormContext = createContext<EditFormContextValue>({
  registerFlush: () => () => undefined,
  wasAttempted: false,
});

/** Runs `finish` before publishing while the component is mounted. `finish` must be stable. */
export function useBeforePublish(flushField: FlushField): void {
  const { registerFlush } = useContext(EditFormContext);
  useEffect(() => registerFlush(flushField), [registerFlush, flushField]);
}
