import { decodeUriPart } from '@/lib/decode-uri-part';
import { sanitizerWindow } from './sanitizer-window';

/** Original id or name of each element, which DOMPurify removes after its hook has run. */
const anchorNames = new WeakMap<Element, string>();

/** Remembers the `id` of an element, or the `name` of an anchor, before it is dropped. */
export function rememberAnchorName(element: Element, attribute: string, value: string): void {
  if (attribute === 'id') anchorNames.set(element, value);
  const isAnchor = attribute === 'name' && element instanceof sanitizerWindow.HTMLAnchorElement;
  if (isAnchor && !anchorNames.has(element)) anchorNames.set(element, value);
}

/**
 * Connects links within a stored text, such as footnotes, with their targets: sets generated ids with a
 * prefix that only stored texts use (docs/architecture.md#7-security), and updates the links. The first of
 * several equal ids counts. Elements without a link get no id; links without a target lose their `href`.
 */
export function connectAnchors(fragment: DocumentFragment): void {
  const links = fragment.querySelectorAll('a[href^="#"]');
  if (links.length === 0) return;
  const targets = new Map<string, Element>();
  for (const element of fragment.querySelectorAll('*')) {
    const anchorName = anchorNames.get(element);
    if (anchorName && !targets.has(anchorName)) targets.set(anchorName, element);
  }
  let count = 0;
  for (const link of links) {
    const target = targets.get(decodeUriPart(link.getAttribute('href')?.slice(1) ?? ''));
    if (target) {
      target.id ||= `t-${(count += 1)}`;
      link.setAttribute('href', `#${target.id}`);
    } else {
      link.removeAttribute('href');
    }
  }
}
