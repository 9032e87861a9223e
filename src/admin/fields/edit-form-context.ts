import { createContext, useContext, useEffect } from 'react';

/** Something to finish before publishing. Gives why publishing has to wait, when it has to. */
export type Finish = () => string | undefined;

/** What the fields of an edit screen know of the screen. */
export interface EditFormContextValue {
  /** Registers something to finish before publishing; gives the function that takes it back. */
  beforePublish: (finish: Finish) => () => void;
  /** Publishing has been tried: fields show their errors even if nobody has been there. */
  tried: boolean;
}

/** The edit screen that fields stand in. */
export const EditFormContext = createContext<EditFormContextValue>({
  beforePublish: () => () => undefined,
  tried: false,
});

/** The language that is being edited, for what shows one of them, such as a preview. */
export const EditedLanguageContext = createContext<string | undefined>(undefined);

/** Runs `finish` right before publishing, as long as the component is shown. `finish` must be stable. */
export function useBeforePublish(finish: Finish): void {
  const { beforePublish } = useContext(EditFormContext);
  useEffect(() => beforePublish(finish), [beforePublish, finish]);
}
