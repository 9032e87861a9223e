import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const VIEW = fileURLToPath(new URL('../../src/ui/html/sanitizer-window.ts', import.meta.url));
const SERVER_VIEW = fileURLToPath(new URL('../prerender/sanitizer-window.ts', import.meta.url));

/** Replaces the browser's window, in which texts are sanitized, with that of the prerendering server. */
export function serverView(): Plugin {
  return {
    name: 'server-view',
    enforce: 'pre',
    async resolveId(id, importer) {
      const resolvedModule = id.endsWith('/sanitizer-window')
        ? await this.resolve(id, importer, { skipSelf: true })
        : null;
      return resolvedModule?.id === VIEW ? SERVER_VIEW : null;
    },
  };
}
