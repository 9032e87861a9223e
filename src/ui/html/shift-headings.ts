import { sanitizerWindow } from './sanitizer-window';

/** Levels that the highest heading of a text can have. */
export type TopLevel = 2 | 3 | 4;

const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * Shifts the levels of the headings in a text so that the highest has `topLevel`, one below the heading of the text,
 * and no level is skipped.
 */
export function shiftHeadings(text: DocumentFragment, topLevel: TopLevel): void {
  const highestLevel = LEVELS.find((level) => text.querySelector(`h${level}`));
  if (highestLevel === undefined || highestLevel === topLevel) return;
  const headings = LEVELS.flatMap((level) =>
    [...text.querySelectorAll(`h${level}`)].map((heading) => ({ heading, level })),
  );
  for (const { heading, level } of headings) {
    const newHeading = sanitizerWindow.document.createElement(
      `h${Math.min(6, level + topLevel - highestLevel)}`,
    );
    for (const { name, value } of heading.attributes) newHeading.setAttribute(name, value);
    newHeading.append(...heading.childNodes);
    heading.replaceWith(newHeading);
  }
}
