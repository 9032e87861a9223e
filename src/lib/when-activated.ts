declare global {
  interface Document {
    /** Not supported by all browsers. */
    readonly prerendering?: boolean;
  }
}

/** Waits while the browser prerenders the page: such a page is not visited yet, and counts no view (D37). */
export async function whenActivated(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
}
