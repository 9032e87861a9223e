/** A heading of a stored text, as its table of contents names it. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/**
 * The headings of the second and third level of a text on the page, in order. Those that no link of
 * the text leads to are given an id by their number, which is the same in every language version.
 */
export function headingsOf(text: HTMLElement): Heading[] {
  return [...text.querySelectorAll('h2, h3')]
    .filter((heading) => heading.textContent.trim())
    .map((heading, index) => {
      heading.id ||= `s-${index + 1}`;
      return {
        id: heading.id,
        text: heading.textContent.replace(/\s+/g, ' ').trim(),
        level: Number(heading.tagName.slice(1)),
      };
    });
}
