import { decodeUriPart } from '@/lib/decode-uri-part';
import { INLINE_ID_ATTRIBUTE, LINE_ID_ATTRIBUTE } from './preserved-block';

/** Attributes that name the target of a link: `name` in Word and LibreOffice, the last two in this editor. */
const NAME_ATTRIBUTES = ['id', 'name', LINE_ID_ATTRIBUTE, INLINE_ID_ATTRIBUTE];
const LINE_SELECTOR = 'p,li,h1,h2,h3,h4,h5,h6,blockquote';

function partsOf(link: Element): { address: string; fragment: string } {
  const [address = '', fragment = ''] = (link.getAttribute('href') ?? '').split('#');
  return { address, fragment };
}

/** Returns the elements by their names; of several with the same name the first, in the order of `NAME_ATTRIBUTES`. */
function namedElements(body: HTMLElement): Map<string, Element> {
  const elementsByName = new Map<string, Element>();
  for (const attribute of NAME_ATTRIBUTES) {
    for (const element of body.querySelectorAll(`[${attribute}]`)) {
      const name = element.getAttribute(attribute) ?? '';
      if (!elementsByName.has(name)) elementsByName.set(name, element);
    }
  }
  return elementsByName;
}

/**
 * Returns whether a link leads to its target in the pasted text, not to one of the same name on another page:
 * browsers copy the links within a page with the address of the page.
 */
function leadsTo(link: Element, target: Element): boolean {
  const { address } = partsOf(link);
  if (/^($|file:|about:)/i.test(address)) return true;
  const line = target.closest(LINE_SELECTOR) ?? target;
  // The backlink of a footnote has the address of the copied page: an equal address means the same page.
  return [line, ...line.querySelectorAll('a[href]')].some((candidate) => {
    const backlink = partsOf(candidate);
    return backlink.address === address && backlink.fragment !== '';
  });
}

function beginsLine(element: Element, line: Element): boolean {
  const range = element.ownerDocument.createRange();
  range.setStart(line, 0);
  range.setEndBefore(element);
  return range.toString().trim() === '';
}

/**
 * Sets the id of a target if it has none, on its line if it begins the line or is no link. Returns the id; undefined if
 * the target is no link and has no line.
 */
function setTargetId(target: Element, unusedId: string): string | undefined {
  const line = target.closest(LINE_SELECTOR) ?? target.querySelector(LINE_SELECTOR);
  const isLink = target.matches('a[href]');
  if (line && (!isLink || beginsLine(target, line))) {
    const id = line.getAttribute(LINE_ID_ATTRIBUTE) ?? unusedId;
    line.setAttribute(LINE_ID_ATTRIBUTE, id);
    return id;
  }
  if (!isLink) return undefined;
  target.setAttribute(INLINE_ID_ATTRIBUTE, target.getAttribute(INLINE_ID_ATTRIBUTE) ?? unusedId);
  return target.getAttribute(INLINE_ID_ATTRIBUTE) ?? undefined;
}

/**
 * Connects the links within a pasted text with their targets, in place, such as footnotes and endnotes with their
 * notes and back: ids of the editor replace the names of the other program, which may occur again in the next paste.
 * Unwraps anchors, links to files, and links within the page whose target was not copied.
 */
export function connectPastedLinks(body: HTMLElement): void {
  // Random, so that the ids of two pastes differ.
  const prefix = `n${Math.random().toString(36).slice(2, 8)}`;
  const elementsByName = namedElements(body);
  for (const attribute of [LINE_ID_ATTRIBUTE, INLINE_ID_ATTRIBUTE]) {
    for (const element of body.querySelectorAll(`[${attribute}]`))
      element.removeAttribute(attribute);
  }
  const links = [...body.querySelectorAll('a[href]')].map((link) => {
    const target = elementsByName.get(decodeUriPart(partsOf(link).fragment));
    return { link, target: target && leadsTo(link, target) ? target : undefined };
  });
  const unconnectedLinks = links.flatMap(({ link, target }, index) => {
    const id = target && setTargetId(target, `${prefix}-${index + 1}`);
    if (id !== undefined) link.setAttribute('href', `#${id}`);
    return id === undefined ? link : [];
  });
  for (const link of unconnectedLinks) {
    if (/^(#|file:|$)/i.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  }
  for (const anchor of body.querySelectorAll('a:not([href])'))
    anchor.replaceWith(...anchor.childNodes);
}
