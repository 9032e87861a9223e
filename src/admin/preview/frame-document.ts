/** Document type that takes an empty iframe out of quirks mode. */
const STANDARDS_DOCTYPE = '<!doctype html>'; // oxlint-disable-line lingui/no-unlocalized-strings -- markup

const STYLE_SHEET_SELECTOR = 'link[rel="stylesheet"], style'; // oxlint-disable-line lingui/no-unlocalized-strings -- a selector

/** The sheets of the admin area itself, which the page of a preview does not use (scripts/vite/chunks.ts). */
const ADMIN_STYLESHEET_PATTERN = /\/admin-(?!.*preview)[^/]*\.css$/;

/**
 * Returns the document of an empty iframe in standards mode; undefined if the iframe has none. The CSP applies in it
 * (docs/architecture.md#7-security): only its document type is written as text.
 */
export function prepareFrameDocument(frame: HTMLIFrameElement): Document | undefined {
  const { contentDocument, contentWindow: view } = frame;
  if (!contentDocument || !view) return undefined;
  if (contentDocument.compatMode === 'BackCompat') {
    view.trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === STANDARDS_DOCTYPE ? text : null),
      createScript: () => null,
    });
    contentDocument.open();
    // oxlint-disable-next-line typescript/no-deprecated -- a document's mode is settled by its parser alone
    contentDocument.write(STANDARDS_DOCTYPE);
    contentDocument.close();
  }
  return contentDocument;
}

/**
 * Copies the style sheets of the page, also later ones, into another document, except the files of the admin area,
 * which have antd's styles. `whenLoaded` resolves once the first sheets have loaded or failed.
 */
export function syncStyles(targetDocument: Document): {
  whenLoaded: Promise<unknown>;
  stop: () => void;
} {
  const copySheet = (node: Node): Promise<unknown> => {
    if (!(node instanceof Element) || !node.matches(STYLE_SHEET_SELECTOR)) return Promise.resolve();
    if (node instanceof HTMLLinkElement && ADMIN_STYLESHEET_PATTERN.test(node.href))
      return Promise.resolve();
    const copy = targetDocument.importNode(node, true);
    targetDocument.head.append(copy);
    // Inline styles apply immediately.
    if (copy.tagName === 'STYLE') return Promise.resolve();
    return new Promise((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
  };
  const whenLoaded = Promise.all([...document.head.children].map(copySheet));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => void copySheet(node));
  });
  observer.observe(document.head, { childList: true });
  return { whenLoaded, stop: () => observer.disconnect() };
}

/** Intercepts links: those within the page scroll, `onLink` receives the others. Returns the function that stops it. */
export function interceptLinks(pageDocument: Document, onLink: (url: string) => void): () => void {
  const preventNavigation = (event: Event) => {
    const { target } = event;
    // Not `instanceof`: elements of an iframe have other constructors.
    const link = (target as Element | null)?.closest?.('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const { hash, origin } = link;
    const linkTarget =
      hash && origin === location.origin && pageDocument.getElementById(hash.slice(1));
    if (linkTarget) {
      if (linkTarget.tabIndex < 0) linkTarget.tabIndex = -1;
      linkTarget.focus({ preventScroll: true });
      linkTarget.scrollIntoView();
    } else if (link.href) {
      onLink(link.href);
    }
  };
  const eventTypes = ['click', 'auxclick', 'dragstart'];
  for (const kind of eventTypes) pageDocument.addEventListener(kind, preventNavigation, true);
  return () => {
    for (const kind of eventTypes) pageDocument.removeEventListener(kind, preventNavigation, true);
  };
}
