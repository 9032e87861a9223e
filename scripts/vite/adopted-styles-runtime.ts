/**
 * Keeps constructed style sheets in the order of their marker elements, and as long as these are in the document. Part
 * of the build transform in `adopt-styles.ts` (docs/architecture.md#7-security).
 */
interface Adopted {
  node: Element;
  css: string;
  sheet: CSSStyleSheet;
}

/** In the order of `document.adoptedStyleSheets`. */
const adopted: Adopted[] = [];
let observer: MutationObserver | undefined;

/** Writes `css` to the sheet of the marker `node`; it applies immediately. */
export function adoptStyle(node: Element, css: string): void {
  const known = adopted.find((entry) => entry.node === node);
  if (known) {
    known.sheet.replaceSync(css);
    known.css = css;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const position = positionOf(node);
  adopted.splice(position, 0, { node, css, sheet });
  // A change of the order of other sheets, or of the whole list, would restyle and lay out the page.
  document.adoptedStyleSheets.splice(position, 0, sheet);
  if (!observer) {
    observer = new MutationObserver(removeDisconnected);
    observer.observe(document.head, { childList: true });
  }
}

/** Returns the last text of `node`, or an empty string. */
export function adoptedCss(node: Element): string {
  return adopted.find((entry) => entry.node === node)?.css ?? '';
}

/** Returns the position of a marker that antd's writers are going to insert (`injectCSS`). */
function positionOf(node: Element): number {
  const order = orderOf(node);
  if (order === 'append') return adopted.length;
  if (order === 'prepend') return 0;
  const isBefore = (entry: Adopted) =>
    orderOf(entry.node) !== 'append' && priorityOf(entry.node) <= priorityOf(node);
  return adopted.findLastIndex(isBefore) + 1;
}

const orderOf = (node: Element) => node.getAttribute('data-rc-order');
const priorityOf = (node: Element) => Number(node.getAttribute('data-rc-priority'));

function removeDisconnected(): void {
  for (const [position, { node }] of [...adopted.entries()].reverse()) {
    if (node.isConnected) continue;
    adopted.splice(position, 1);
    document.adoptedStyleSheets.splice(position, 1);
  }
}
