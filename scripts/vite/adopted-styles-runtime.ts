/**
 * Keeps constructed style sheets in the order of their marker elements. Part of the build transform in
 * `adopt-styles.ts` (docs/architecture.md#7-security).
 */
const sheets = new WeakMap<Element, { css: string; sheet: CSSStyleSheet }>();
let sorting = false;

/** Writes `css` to the sheet of the marker `node`; it applies immediately. */
export function adoptStyle(node: Element, css: string): void {
  const known = sheets.get(node);
  const sheet = known?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(node, { css, sheet });
  if (!known) document.adoptedStyleSheets.push(sheet);
  if (!sorting) {
    sorting = true;
    // Elements are inserted after they are filled: their order is known a microtask later.
    queueMicrotask(sortByDocument);
  }
}

/** Returns the last text of `node`, or an empty string. */
export function adoptedCss(node: Element): string {
  return sheets.get(node)?.css ?? '';
}

function sortByDocument(): void {
  sorting = false;
  const ordered = [...document.querySelectorAll('meta[data-rc-order]')].flatMap((node) => {
    const entry = sheets.get(node);
    return entry ? [entry.sheet] : [];
  });
  const current = document.adoptedStyleSheets;
  if (current.length !== ordered.length || ordered.some((sheet, i) => sheet !== current[i])) {
    document.adoptedStyleSheets = ordered;
  }
}
