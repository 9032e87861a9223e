import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper';

/**
 * Replaces the bundler's helper for `import()` with `loadChunk`: it has the timeout and the errors of the specification
 * (§8, §9), retries failed style sheets, and is smaller.
 */
export function chunkLoader(loader: string): Plugin {
  let isReplaced = false;
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    transform(_, id) {
      if (!id.includes(HELPER)) return null;
      isReplaced = true;
      return { code: `export { loadChunk as __vitePreload } from '${loader}';`, map: null };
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error(
          `The build has no module ${HELPER}. Adapt scripts/vite/chunk-loader.ts to the new bundler, or remove chunkLoader() from vite.config.ts: files then load without the timeout and the errors of the specification (§8, §9).`,
        );
    },
  };
}
