import type { PartId } from './parts';

/** Moves the focus to a part of the page, for those who go on by keyboard; the router scrolls there. */
export function focusPart(part: PartId): void {
  document.getElementById(part)?.focus({ preventScroll: true });
}
