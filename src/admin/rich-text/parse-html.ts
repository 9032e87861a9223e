/** What a form answers for when it is asked for one of its properties by that name. */
// eslint-disable-next-line lingui/no-unlocalized-strings -- a selector
const NAMED = ':is(button, fieldset, input, object, output, select, textarea), form img';

/** Takes from controls the names by which a form would give them instead of its own attributes, children and methods. */
function freeForms(body: HTMLElement): void {
  for (const control of body.querySelectorAll(NAMED)) {
    for (const key of ['id', 'name']) {
      if ((control.getAttribute(key) ?? '') in HTMLFormElement.prototype) {
        control.removeAttribute(key);
      }
    }
  }
}

/**
 * Reads HTML into a document of its own, where nothing runs and nothing loads. Gives its body. For
 * comparing and converting only: nodes of it never enter the page.
 */
export function parseHtml(html: string): HTMLElement {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- markup
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  freeForms(body);
  return body;
}
