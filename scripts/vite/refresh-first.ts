import type { Plugin } from 'vite';

/** In development the application waits for React's refresh, which must be there before any component is: no script of the page is `async`. */
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
