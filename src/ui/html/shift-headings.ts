import { sanitizerWindow } from './sanitizer-window';

/** Levels that the highest heading of a text can have. */
export type TopHeadingLevel = 2 | 3 | 4;

const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * Shifts the levels of the headings in a text so that the highest has `topHeadingLevel`, one below the heading of the
 * text; levels beyond 6 become 6.
 */
export function shiftHeadings(text: DocumentFragment, topHeadingLevel: TopHeadingLevel): void {
  const highestLevel = LEVELS.find((level) => text.querySelector(`h${level}`));
  if (highestLevel === undefined || highestLevel === topHeadingLevel) return;
  const headings = LEVELS.flatMap((level) =>
    [...text.querySelectorAll(`h${level}`)].map((heading) => ({ heading, level })),
  );
  for (const { heading, level } of headings) {
    const newHeading = sanitizerWindow.document.createElement(
      `h${Math.min(6, level + topHeadingLevel - highestLevel)}`,
    );
    for (const { name, value } of heading.attributes) newHeading.setAttribute(name, value);
    newHeading.append(...heading.childNodes);
    heading.replaceWith(newHeading);
  }
}
