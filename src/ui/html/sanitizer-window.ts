/** Window whose document creates the sanitized nodes. The prerenderer replaces it with its own (vite.config.ts). */
export const sanitizerWindow: Omit<typeof window, 'trustedTypes'> = window;
