import type { SectionId } from './sections';

/** Moves the keyboard focus to a section of the page; the router scrolls there. */
export function focusSection(section: SectionId): void {
  document.getElementById(section)?.focus({ preventScroll: true });
}
