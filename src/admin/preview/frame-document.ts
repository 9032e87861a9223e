/** Empty frames are laid out by the rules of old browsers until they are told otherwise. */
const MODERN = '<!doctype html>'; // eslint-disable-line lingui/no-unlocalized-strings -- markup

/** Where the styles of a page come from: files, and in development elements. */
const SHEETS = 'link[rel="stylesheet"], style'; // eslint-disable-line lingui/no-unlocalized-strings -- a selector

/**
 * Gives the document of an empty frame, in which styles mean what they mean on the site; undefined
 * while the frame has none. The policy (design 7) holds in it too: nothing but its document type is ever
 * written into it as text.
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
 * Carries the page's style sheets into another document, and those that come later. `ready` resolves
 * when the first of them have arrived, or failed to. antd's, which no page of the site has, stay out.
 */
export function syncStyles(to: Document): { ready: Promise<unknown>; stop: () => void } {
  const carry = (node: Node): Promise<unknown> => {
    if (!(node instanceof Element) || !node.matches(SHEETS)) return Promise.resolve();
    const copy = to.importNode(node, true);
    to.head.append(copy);
    // What stands in the page itself is there at once.
    if (copy.tagName === 'STYLE') return Promise.resolve();
    return new Promise((resolve) => {
      copy.addEventListener('load', resolve);
      copy.addEventListener('error', resolve);
    });
  };
  const ready = Promise.all([...document.head.children].map(carry));
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => void carry(node));
  });
  observer.observe(document.head, { childList: true });
  return { ready, stop: () => observer.disconnect() };
}

/**
 * Keeps what is clicked in a document from leading anywhere: links to a place in the same text scroll
 * there, all others are reported to `onLink` with where they lead. Gives what ends it.
 */
export function interceptLinks(of: Document, onLink: (url: string) => void): () => void {
  const hold = (event: Event) => {
    const { target } = event;
    // Not `instanceof`: elements of a frame belong to another world.
    const link = (target as Element | null)?.closest?.('a');
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    const written = link.getAttribute('href') ?? '';
    const place = written.startsWith('#') && of.getElementById(written.slice(1));
    if (place) {
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    } else if (link.href) {
      onLink(link.href);
    }
  };
  const kinds = ['click', 'auxclick', 'dragstart'];
  for (const kind of kinds) of.addEventListener(kind, hold, true);
  return () => {
    for (const kind of kinds) of.removeEventListener(kind, hold, true);
  };
}
