import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a field whose buttons come and go with an upload: the focus goes to the button
 * that stops it, and back to the one that chooses a picture. Elsewhere it is left where it is.
 */
export function useFocusWhileSending(sending: boolean) {
  const choose = useRef<HTMLButtonElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const before = useRef(sending);
  const lost = () => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement === null;
  };
  useEffect(() => {
    if (before.current === sending) return;
    before.current = sending;
    // A button that has just been disabled holds the focus until the next frame.
    if (sending && (lost() || document.activeElement === choose.current)) {
      stop.current?.focus({ preventScroll: true });
    }
    if (!sending && lost()) choose.current?.focus({ preventScroll: true });
  }, [sending]);
  return {
    choose,
    stop,
    /** Brings the focus back from a dialog whose button is gone. */
    focusChoose: () => {
      if (lost()) (stop.current ?? choose.current)?.focus({ preventScroll: true });
    },
  };
}
