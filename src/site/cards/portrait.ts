/** The width and height of a portrait's box in pixels, 4:5 (look.md). */
export const PORTRAIT = { width: 640, height: 800 };
