declare global {
  interface Document {
    /** True while a browser draws the page ahead of a visit; some know no such thing. */
    readonly prerendering?: boolean;
  }
}

/** Resolves once somebody sees this page: one that a browser draws ahead is no visit yet, and counts no view (D37). */
export async function whenActivated(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
}
