import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * Manages a roving tabindex for a toolbar (WAI-ARIA): a single tab stop; arrow keys, Home and End move the focus.
 * `stop` is the index of the focusable control among the buttons and fields.
 */
export function useRovingTabindex() {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const items = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  const focusedIndex = () => items().findIndex((item) => item === document.activeElement);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = focusedIndex();
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1;
    const next = {
      ArrowLeft: at + backwards,
      ArrowRight: at - backwards,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
  const onFocus = () => setStop(Math.max(0, focusedIndex()));
  return { bar, stop, props: { onKeyDown, onFocus } };
}
