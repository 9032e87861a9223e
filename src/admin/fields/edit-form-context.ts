import { createContext, useContext, useEffect } from 'react';

/** Flushes a field before publishing. Returns why publishing has to wait, if it has to. */
export type Finish = () => string | undefined;

/** State of the edit form for its fields. */
export interface EditFormContextValue {
  /** Registers a function to run before publishing; returns the function that unregisters it. */
  beforePublish: (finish: Finish) => () => void;
  /** Whether publishing was attempted: fields then show their errors even if not visited. */
  wasAttempted: boolean;
}

/** Context of the edit form that contains the fields. */
export const EditFormContext = createContext<EditFormContextValue>({
  beforePublish: () => () => undefined,
  wasAttempted: false,
});

/** Runs `finish` before publishing while the component is mounted. `finish` must be stable. */
export function useBeforePublish(finish: Finish): void {
  const { beforePublish } = useContext(EditFormContext);
  useEffect(() => beforePublish(finish), [beforePublish, finish]);
}
