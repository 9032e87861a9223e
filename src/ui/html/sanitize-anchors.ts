import { sanitizerWindow } from './sanitizer-window';

/** What an element of a stored text called itself. DOMPurify drops the attribute, its hook notes it. */
const marks = new WeakMap<Element, string>();

/** Notes an element's `id`, or the `name` of an old-fashioned anchor, before it is dropped. */
export function noteMark(element: Element, attribute: string, value: string): void {
  if (attribute === 'id') marks.set(element, value);
  const anchor = attribute === 'name' && element instanceof sanitizerWindow.HTMLAnchorElement;
  if (anchor && !marks.has(element)) marks.set(element, value);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Lets links within a stored text (its footnotes) find their targets: those get an id of ours, a
 * number with a prefix that nothing else on the page has (design 7), and the links follow it. Of several elements with one name the first counts. What no link of the text leads
 * to gets no id, and a link that leads nowhere in it is none.
 */
export function connectAnchors(fragment: DocumentFragment): void {
  const links = fragment.querySelectorAll('a[href^="#"]');
  if (links.length === 0) return;
  const targets = new Map<string, Element>();
  for (const element of fragment.querySelectorAll('*')) {
    const mark = marks.get(element);
    if (mark && !targets.has(mark)) targets.set(mark, element);
  }
  let count = 0;
  for (const link of links) {
    const target = targets.get(decoded(link.getAttribute('href')?.slice(1) ?? ''));
    if (target) {
      target.id ||= `t-${(count += 1)}`;
      link.setAttribute('href', `#${target.id}`);
    } else {
      link.removeAttribute('href');
    }
  }
}
