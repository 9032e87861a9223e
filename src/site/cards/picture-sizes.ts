/** The width and height of a portrait's box in pixels, 4:5 (docs/design-system.md). */
export const PORTRAIT = { width: 640, height: 800 };

/** The width and height of a cover's box in pixels, 16:10. */
export const COVER = { width: 1280, height: 800 };
