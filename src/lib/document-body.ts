/**
 * Returns the body of a parsed document, also when an element is named "body": in Firefox, `document.body` is that
 * element.
 */
export function documentBody(parsedDocument: Document): HTMLElement {
  return Reflect.get(Document.prototype, 'body', parsedDocument);
}
