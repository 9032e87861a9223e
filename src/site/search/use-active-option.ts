import { useRef, useState, type KeyboardEvent } from 'react';

/** Returns the index of the option that a key moves to; undefined for other keys. */
function findNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  // Without an active option, these keys move the cursor in the text.
  if (index >= 0 && key === 'Home') return 0;
  if (index >= 0 && key === 'End') return count - 1;
  return undefined;
}

/**
 * Returns the state of a combobox whose focus stays in its input: the id of the active option of the list, and the
 * key handler of the input. Arrow keys, Home and End move through the options, Enter clicks the active one.
 */
export function useActiveOption() {
  const listRef = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const handleKeyDown = (event: KeyboardEvent): void => {
    const options = [...(listRef.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const index = options.findIndex(({ id }) => id === activeId);
    const nextOptionIndex =
      options.length > 0 ? findNextIndex(event.key, index, options.length) : undefined;
    const option = nextOptionIndex === undefined ? undefined : options[nextOptionIndex];
    if (option) {
      event.preventDefault();
      setActiveId(option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && options[index]) {
      event.preventDefault();
      options[index].click();
    }
  };
  return { listRef, activeId, setActiveId, handleKeyDown };
}
