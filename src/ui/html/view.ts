/** The window whose document sanitised texts are made in. A prerendering server has one of its own instead (vite.config.ts). */
export const view: Omit<typeof window, 'trustedTypes'> = window;
