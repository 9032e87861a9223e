import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BROWSER_MODULE = fileURLToPath(
  new URL('../../src/ui/html/sanitizer-window.ts', import.meta.url),
);
const SERVER_MODULE = fileURLToPath(new URL('../prerender/sanitizer-window.ts', import.meta.url));

/** Replaces the browser's window, in which texts are sanitized, with that of the prerendering server. */
export function serverSanitizerWindow(): Plugin {
  return {
    name: 'server-sanitizer-window',
    enforce: 'pre',
    async resolveId(id, importer) {
      const resolvedModule = id.endsWith('/sanitizer-window')
        ? await this.resolve(id, importer, { skipSelf: true })
        : null;
      return resolvedModule?.id === BROWSER_MODULE ? SERVER_MODULE : null;
    },
  };
}
