/** Document type that takes an empty iframe out of quirks mode. */
const MODERN = '<!doctype html>'; // eslint-disable-line lingui/no-unlocalized-strings -- markup

/** Selector of style sheets: files, and style elements in development. */
const SHEETS = 'link[rel="stylesheet"], style'; // eslint-disable-line lingui/no-unlocalized-strings -- a selector

/** The sheets of the admin area itself, which the page of a preview does not use (scripts/vite/chunks.ts). */
const ADMIN_STYLESHEET_PATTERN = /\/admin-(?!.*preview)[^/]*\.css$/;

/**
 * Returns the document of an empty iframe in standards mode; undefined if the iframe has none. The CSP applies in it
 * (docs/architecture.md#7-security): only its document type is written as text.
 */
export function frameDocument(frame: HTMLIFrameElement): Document | undefined {
  const { contentDocument: own, contentWindow: view } = frame;
  if (!own || !view) return undefined;
  if (own.compatMode === 'BackCompat') {
    view.trustedTypes?.createPolicy('default', {
      createHTML: (text) => (text === MODERN ? text : null),
      createScript: () => null,
    });
    own.open();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- a document's mode is settled by its parser alone
    own.write(MODERN);
    own.close();
  }
  return own;
}

/**
 * Copies the style sheets of the page, also later ones, into another document, except those of antd and of the admin
 * area. `ready` resolves once the first sheets have loaded or failed.
 */
export function syncStyles(to: Document): { ready: Promise<unknown>; stop: () => void } {
  const copySheet = (node: Node): Promise<unknown> => {
    if (!(node instanceof Element) || !node.matches(SHEETS)) return Promise.resolve();
    if (node instanceof HTMLLinkElement && ADMIN_STYLESHEET_PATTERN.test(node.href))
      return Promise.resolve();
    const copy = to.importNode(node, true);
    to.head.append(copy);
    // Inline styles apply immediately.
    if (copy.tagName === 'STYLE') return Promise.resolve();
    return new Promise((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
  };
  const ready = Promise.all([...document.head.children].map(copySheet));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => void copySheet(node));
  });
  observer.observe(document.head, { childList: true });
  return { ready, stop: () => observer.disconnect() };
}

/**
 * Prevents navigation in a document: links within the page scroll, all others are reported to `onLink` with their
 * address. Returns the function that stops it.
 */
export function interceptLinks(of: Document, onLink: (url: string) => void): () => void {
  const preventNavigation = (event: Event) => {
    const { target } = event;
    // Not `instanceof`: elements of an iframe have other constructors.
    const link = (target as Element | null)?.closest?.('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const { hash, origin } = link;
    const place = hash && origin === location.origin && of.getElementById(hash.slice(1));
    if (place) {
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    } else if (link.href) {
      onLink(link.href);
    }
  };
  const kinds = ['click', 'auxclick', 'dragstart'];
  for (const kind of kinds) of.addEventListener(kind, preventNavigation, true);
  return () => {
    for (const kind of kinds) of.removeEventListener(kind, preventNavigation, true);
  };
}
