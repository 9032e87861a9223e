/**
 * Keeps the keys that are pressed after something was picked up by keyboard and before dnd-kit listens to them, and gives them to it
 * then (D27). It begins to listen in a timer, which the next keys overtake on a busy machine: the page would scroll instead. To be
 * called when the drag starts, before that timer is set.
 */
export function bufferKeys(): void {
  const kept: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    kept.push(event);
  };
  window.addEventListener('keydown', keep, true);
  const give = () => {
    window.removeEventListener('keydown', keep, true);
    for (const event of kept) event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  // The timer that is set in this one comes after dnd-kit's.
  setTimeout(() => setTimeout(give));
}
