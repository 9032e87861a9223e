declare global {
  interface Document {
    /** True while a browser prerenders the page; not supported by all browsers. */
    readonly prerendering?: boolean;
  }
}

/** Resolves once the page is visible: a page that a browser prerenders is not visited yet, and counts no view (D37). */
export async function whenActivated(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
}
