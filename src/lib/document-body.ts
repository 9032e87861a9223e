/** The body of a parsed document, also where an element of the text is named "body": in Firefox that stands for it. */
export function documentBody(parsed: Document): HTMLElement {
  return Reflect.get(Document.prototype, 'body', parsed);
}
