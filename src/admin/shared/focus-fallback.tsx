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

/** Targets of the focus when the focused element is removed. */
interface FocusFallback {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Ref for an undo button: the one that mounted last is the target. */
  undoButtonRef: RefCallback<HTMLElement>;
  /**
   * Moves a lost focus to the undo button, otherwise to the heading, so that keyboard and screen reader users
   * continue there. Call this after an action that removed its own control. Does not move a focus that is elsewhere.
   */
  restoreLostFocus: () => void;
}

const NO_FALLBACK: FocusFallback = {
  heading: { current: null },
  undoButtonRef: () => undefined,
  restoreLostFocus: () => undefined,
};

const FocusFallbackContext = createContext(NO_FALLBACK);

/** Returns whether no visible element has the focus. */
export function isFocusLost(): boolean {
  const activeElement = document.activeElement;
  // An element that was just hidden, such as a button of a dialog, may still be focused.
  return (
    !activeElement ||
    activeElement === document.body ||
    !(activeElement.checkVisibility?.() ?? true)
  );
}

/** Provides the focus fallback for a screen; restores a lost focus after the next render. */
export function FocusFallbackProvider({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButtons = useRef(new Set<HTMLElement>());
  const [restoreCount, setRestoreCount] = useState(0);
  const undoButtonRef = useCallback<RefCallback<HTMLElement>>((button) => {
    if (button) undoButtons.current.add(button);
  }, []);
  const restoreLostFocus = useCallback(() => setRestoreCount((times) => times + 1), []);
  useEffect(() => {
    if (restoreCount === 0 || !isFocusLost()) return;
    // antd's button ignores the cleanup function of a ref.
    for (const button of undoButtons.current)
      if (!button.isConnected) undoButtons.current.delete(button);
    const target = [...undoButtons.current].at(-1) ?? heading.current;
    target?.focus({ preventScroll: true });
  }, [restoreCount]);
  const focusFallback = useMemo(
    () => ({ heading, undoButtonRef, restoreLostFocus }),
    [undoButtonRef, restoreLostFocus],
  );
  return <FocusFallbackContext value={focusFallback}>{children}</FocusFallbackContext>;
}

/** Returns the focus targets and the function that restores a lost focus. */
export function useFocusFallback(): FocusFallback {
  return use(FocusFallbackContext);
}
