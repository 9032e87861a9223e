import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefCallback,
  type RefObject,
} from 'react';

/** Where the focus goes when what had it is gone. */
interface FocusFallback {
  /** The screen's heading. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** A way to undo what was just done. */
  undo: RefCallback<HTMLElement>;
  /**
   * After an action that took away the control it began at: puts the focus on the way to undo it where there is one,
   * otherwise on the heading, so that keyboards and screen readers go on from there. A focus that is elsewhere stays.
   */
  restore: () => void;
}

const NOWHERE: FocusFallback = {
  heading: { current: null },
  undo: () => undefined,
  restore: () => undefined,
};

const FocusFallbackContext = createContext(NOWHERE);

/** Whether nothing that can be seen has the focus. */
function isLost(): boolean {
  const focused = document.activeElement;
  // What was hidden a moment ago, such as a dialog's button, may still count as focused.
  return !focused || focused === document.body || !(focused.checkVisibility?.() ?? true);
}

/** Keeps for the screen below where a lost focus goes; it is given back once the screen has been drawn anew. */
export function FocusFallbackProvider({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const undos = useRef(new Set<HTMLElement>());
  const [asked, setAsked] = useState(0);
  const undo = useCallback<RefCallback<HTMLElement>>((button) => {
    if (!button) return undefined;
    const all = undos.current;
    all.add(button);
    return () => void all.delete(button);
  }, []);
  const restore = useCallback(() => setAsked((times) => times + 1), []);
  useEffect(() => {
    if (asked === 0 || !isLost()) return;
    const home = [...undos.current].at(-1) ?? heading.current;
    home?.focus({ preventScroll: true });
  }, [asked]);
  const home = useMemo(() => ({ heading, undo, restore }), [undo, restore]);
  return <FocusFallbackContext value={home}>{children}</FocusFallbackContext>;
}

/** Where a lost focus goes, and the function that gives it back. */
export function useFocusFallback(): FocusFallback {
  return use(FocusFallbackContext);
}
