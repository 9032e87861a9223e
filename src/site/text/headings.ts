import { toSafeFragment } from '@/ui/html/safe-html';

/** A heading of a stored text in the table of contents. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/**
 * Returns the second- and third-level headings of a text, in order. Sets an id by position on headings without an id:
 * language versions with the same headings share their ids.
 */
export function identifyHeadings(text: ParentNode): Heading[] {
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
 * Returns the headings of a prerendered text for its first render: from the HTML in the prerenderer, in the browser
 * from the element that matches `selector`.
 */
export function prerenderedHeadings(html: string, selector: string): Heading[] {
  const text =
    typeof document === 'undefined' ? toSafeFragment(html) : document.querySelector(selector);
  return text ? identifyHeadings(text) : [];
}
