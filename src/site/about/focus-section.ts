import type { SectionId } from './sections';

/** Moves the keyboard focus to a section of the page without scrolling. */
export function focusSection(section: SectionId): void {
  document.getElementById(section)?.focus({ preventScroll: true });
}
