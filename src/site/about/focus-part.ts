import type { PartId } from './parts';

/** Moves the keyboard focus to a section of the page; the router scrolls there. */
export function focusPart(part: PartId): void {
  document.getElementById(part)?.focus({ preventScroll: true });
}
