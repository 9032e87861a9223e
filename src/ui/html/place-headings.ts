import { sanitizerWindow } from './sanitizer-window';

/** Levels that the highest heading of a text can have. */
export type TopLevel = 2 | 3 | 4;

const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * Shifts the headings of a text so that the highest has the level `top`, below the heading of the text,
 * without skipping a level.
 */
export function placeHeadings(text: DocumentFragment, top: TopLevel): void {
  const highestLevel = LEVELS.find((level) => text.querySelector(`h${level}`));
  if (highestLevel === undefined || highestLevel === top) return;
  const headings = LEVELS.flatMap((level) =>
    [...text.querySelectorAll(`h${level}`)].map((heading) => ({ heading, level })),
  );
  for (const { heading, level } of headings) {
    const newHeading = sanitizerWindow.document.createElement(
      `h${Math.min(6, level + top - highestLevel)}`,
    );
    for (const { name, value } of heading.attributes) newHeading.setAttribute(name, value);
    newHeading.append(...heading.childNodes);
    heading.replaceWith(newHeading);
  }
}
