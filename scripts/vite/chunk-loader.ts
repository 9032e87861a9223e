import type { Plugin } from 'vite';

const HELPER = 'vite/preload-helper';

/**
 * Puts `loadChunk` in the place of the bundler's own helper for `import()`: it has the time limit and
 * the errors of the specification (§8, §9), asks again for a style sheet that failed, and is smaller.
 */
export function chunkLoader(loader: string): Plugin {
  let replaced = false;
  return {
    name: 'chunk-loader',
    apply: 'build',
    enforce: 'pre',
    transform(_, id) {
      if (!id.includes(HELPER)) return null;
      replaced = true;
      return { code: `export { loadChunk as __vitePreload } from '${loader}';`, map: null };
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('the bundler has no helper for import() any more');
    },
  };
}
