import { addTrustRule } from '@/ui/trusted-types';

addTrustRule({ createHTML: (html, _type, sink) => (sink.startsWith('DOMParser') ? html : null) });

/**
 * Parses untrusted HTML into an inert document, which runs and loads nothing, and returns its body. Allows `DOMParser`
 * in the Trusted Types policy (docs/architecture.md#7-security).
 */
export function parseInertHtml(html: string): HTMLElement {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- markup
  const markup = `<!doctype html><body>${html}`;
  const parsedDocument = new DOMParser().parseFromString(markup, 'text/html');
  // In Firefox, `document.body` is an element that is named "body".
  return Reflect.get(Document.prototype, 'body', parsedDocument);
}
