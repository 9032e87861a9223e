/**
 * Keeps constructed style sheets in the order of the marker elements that stand for them.
 * Part of the build transform in `adopt-styles.ts` (design 7).
 */
const sheets = new WeakMap<Element, { css: string; sheet: CSSStyleSheet }>();
let sorting = false;

/** Puts `css` into the sheet that stands for `node`; it applies at once. */
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

/** The text last given for `node`, or an empty string. */
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
