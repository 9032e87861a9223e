import { sanitizerWindow } from './sanitizer-window';

/** The levels that headings of a text may have on a page. */
export type TopLevel = 2 | 3 | 4;

const LEVELS = [1, 2, 3, 4, 5, 6];

/**
 * Moves the headings of a text up or down together, so that the highest of them has the level `top`:
 * it follows the heading that stands over the text, and no level is left out between them.
 */
export function placeHeadings(text: DocumentFragment, top: TopLevel): void {
  const highest = LEVELS.find((level) => text.querySelector(`h${level}`));
  if (highest === undefined || highest === top) return;
  const headings = LEVELS.flatMap((level) =>
    [...text.querySelectorAll(`h${level}`)].map((heading) => ({ heading, level })),
  );
  for (const { heading, level } of headings) {
    const placed = sanitizerWindow.document.createElement(`h${Math.min(6, level + top - highest)}`);
    for (const { name, value } of heading.attributes) placed.setAttribute(name, value);
    placed.append(...heading.childNodes);
    heading.replaceWith(placed);
  }
}
