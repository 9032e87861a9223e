/** Size of a portrait in pixels, 4:5 (docs/design-system.md). */
export const PORTRAIT = { width: 640, height: 800 };

/** Size of a cover in pixels, 16:10. */
export const COVER = { width: 1280, height: 800 };
