import { useRef, useState, type KeyboardEvent } from 'react';

/**
 * Manages a roving tabindex for a toolbar (WAI-ARIA): a single tab stop; arrow keys, Home and End move the focus.
 * `tabStopIndex` is the index of the control that Tab reaches among the buttons and fields.
 */
export function useRovingTabindex() {
  const toolbar = useRef<HTMLDivElement>(null);
  const [tabStopIndex, setTabStopIndex] = useState(0);
  const items = () => [...(toolbar.current?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  const focusedIndex = () => items().findIndex((item) => item === document.activeElement);
  const onKeyDown = (event: KeyboardEvent) => {
    const elements = items();
    const currentIndex = focusedIndex();
    const leftStep = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 : -1;
    const nextIndex = {
      ArrowLeft: currentIndex + leftStep,
      ArrowRight: currentIndex - leftStep,
      Home: 0,
      End: elements.length - 1,
    }[event.key];
    if (nextIndex === undefined || currentIndex < 0) return;
    event.preventDefault();
    elements[(nextIndex + elements.length) % elements.length]?.focus();
  };
  const onFocus = () => setTabStopIndex(Math.max(0, focusedIndex()));
  return { toolbar, tabStopIndex, toolbarProps: { onKeyDown, onFocus } };
}
