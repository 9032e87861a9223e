// Keeps constructed style sheets in the order of their marker elements, and as long as these are in the document. The
// build transform in `adopt-styles.ts` imports this module (docs/architecture.md#7-security).

/** A constructed style sheet with its marker element. */
interface AdoptedStyle {
  node: Element;
  css: string;
  sheet: CSSStyleSheet;
}

/** In the order of `document.adoptedStyleSheets`. */
const styleEntries: AdoptedStyle[] = [];
let observer: MutationObserver | undefined;

/** Writes `css` to the sheet of the marker `node`; it applies immediately. */
export function adoptStyle(node: Element, css: string): void {
  const knownEntry = styleEntries.find((entry) => entry.node === node);
  if (knownEntry) {
    if (knownEntry.css !== css) knownEntry.sheet.replaceSync(css);
    knownEntry.css = css;
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  // antd measures scrollbars with an empty rule, for which the browser would check each element of the page.
  if (!hasDeclarations(sheet)) return;
  const position = positionOf(node);
  styleEntries.splice(position, 0, { node, css, sheet });
  // A change of the order of other sheets, or of the whole list, would restyle and lay out the page.
  document.adoptedStyleSheets.splice(position, 0, sheet);
  if (!observer) {
    observer = new MutationObserver(removeDisconnected);
    observer.observe(document.head, { childList: true });
  }
}

/** Returns whether a sheet has a rule that is not empty. */
function hasDeclarations({ cssRules }: CSSStyleSheet): boolean {
  return [...cssRules].some((rule) => !(rule instanceof CSSStyleRule) || rule.style.length > 0);
}

/** Returns the CSS of the sheet of the marker `node`; an empty string if it has no sheet. */
export function adoptedCss(node: Element): string {
  return styleEntries.find((entry) => entry.node === node)?.css ?? '';
}

/** Returns the position of a marker that antd's writers are going to insert (`injectCSS`). */
function positionOf(node: Element): number {
  const order = orderOf(node);
  if (order === 'append') return styleEntries.length;
  if (order === 'prepend') return 0;
  const isBefore = (entry: AdoptedStyle) =>
    orderOf(entry.node) !== 'append' && priorityOf(entry.node) <= priorityOf(node);
  return styleEntries.findLastIndex(isBefore) + 1;
}

const orderOf = (node: Element) => node.getAttribute('data-rc-order');
const priorityOf = (node: Element) => Number(node.getAttribute('data-rc-priority'));

function removeDisconnected(): void {
  for (const [position, { node }] of [...styleEntries.entries()].reverse()) {
    if (node.isConnected) continue;
    styleEntries.splice(position, 1);
    document.adoptedStyleSheets.splice(position, 1);
  }
}
