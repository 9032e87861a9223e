/**
 * Reads HTML into a document of its own, where nothing runs and nothing loads. Gives its body. For
 * comparing and converting only: nodes of it never enter the page.
 */
export function parseHtml(html: string): HTMLElement {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- markup
  return new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body;
}
