import { parseInertHtml } from '@/admin/shared/inert-html';

/** Elements that a form exposes as properties by their names. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const FORM_PROPERTIES = ':is(button, fieldset, input, object, output, select, textarea), form img';

/** Elements that a document exposes as properties by their names. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
const DOCUMENT_PROPERTIES = 'embed, form, iframe, img, object';

/** Removes ids and names of elements that would shadow properties of a form or the document. */
function removeShadowingNames(body: HTMLElement, selector: string, prototype: object): void {
  for (const element of body.querySelectorAll(selector)) {
    for (const key of ['id', 'name']) {
      if ((element.getAttribute(key) ?? '') in prototype) element.removeAttribute(key);
    }
  }
}

/**
 * Parses HTML into an inert document and returns its body, without ids and names that would shadow properties of a form
 * or the document. For comparison and conversion only: the nodes are not sanitized and never inserted into the page.
 */
export function parseHtml(html: string): HTMLElement {
  const body = parseInertHtml(html);
  removeShadowingNames(body, FORM_PROPERTIES, HTMLFormElement.prototype);
  removeShadowingNames(body, DOCUMENT_PROPERTIES, Document.prototype);
  return body;
}

/** Returns the text nodes in an element, in document order. */
export function textNodesIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
