import { documentBody } from '@/lib/document-body';

/** What a form answers for when it is asked for one of its properties by that name. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- a selector
const OF_FORMS = ':is(button, fieldset, input, object, output, select, textarea), form img';

/** What a document answers for in the same way. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- a selector
const OF_DOCUMENTS = 'embed, form, iframe, img, object';

/** Takes from elements the names by which something would give them instead of its own attributes, children and methods. */
function freeNames(body: HTMLElement, named: string, prototype: object): void {
  for (const element of body.querySelectorAll(named)) {
    for (const key of ['id', 'name']) {
      if ((element.getAttribute(key) ?? '') in prototype) element.removeAttribute(key);
    }
  }
}

/**
 * Reads HTML into a document of its own, where nothing runs and nothing loads. Gives its body. For
 * comparing and converting only: nodes of it never enter the page.
 */
export function parseHtml(html: string): HTMLElement {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- markup
  const parsed = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const body = documentBody(parsed);
  freeNames(body, OF_FORMS, HTMLFormElement.prototype);
  freeNames(body, OF_DOCUMENTS, Document.prototype);
  return body;
}
