/** The window whose document sanitised texts are made in. A prerendering server has one of its own instead (vite.config.ts). */
export const sanitizerWindow: Omit<typeof window, 'trustedTypes'> = window;
