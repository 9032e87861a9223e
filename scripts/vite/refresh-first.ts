import type { Plugin } from 'vite';

/**
 * Makes the application wait for React Refresh in development, which must load before any component: no script of the
 * page is `async`.
 */
export function refreshFirst(): Plugin {
  return {
    name: 'refresh-first',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<script type="module" async', '<script type="module"'),
    },
  };
}
