import { safeText } from '@/ui/html/safe-html';

/** A heading of a stored text, as its table of contents names it. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/**
 * The headings of the second and third level of a text, in order. Those that no link of
 * the text leads to are given an id by their number, which is the same in every language version.
 */
export function headingsOf(text: ParentNode): Heading[] {
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

/**
 * The headings of a text that a prerendered page shows, before it is shown: a server makes the text for that, the browser
 * finds it below `place`, a selector.
 */
export function prerenderedHeadings(html: string, place: string): Heading[] {
  const text = typeof document === 'undefined' ? safeText(html) : document.querySelector(place);
  return text ? headingsOf(text) : [];
}
