/**
 * Buffers the keys that are pressed between picking up an item by keyboard and dnd-kit's listener, and replays them
 * (D27). dnd-kit registers the listener in a timer, which the next keys overtake on a slow machine: the page would
 * scroll instead. Call it when the drag starts, before that timer is set.
 */
export function bufferKeys(): void {
  const buffered: KeyboardEvent[] = [];
  const buffer = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    buffered.push(event);
  };
  window.addEventListener('keydown', buffer, true);
  const replay = () => {
    window.removeEventListener('keydown', buffer, true);
    for (const event of buffered) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  // The nested timer runs after dnd-kit's.
  setTimeout(() => setTimeout(replay));
}
