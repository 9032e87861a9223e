import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(?:js|css|svg|html)$/;

const ENCODINGS = [
  { ending: '.gz', compress: promisify(gzip), options: { level: 9 } },
  {
    ending: '.br',
    compress: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  },
] as const;

/**
 * Puts each text of a folder there compressed as well, for nginx's `gzip_static` and `brotli_static`, which ask no
 * further: only for folders whose files never change, as `assets/` or a run of prerendered pages. What lies there
 * compressed already is left.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const known = new Set(files.map(({ parentPath, name }) => join(parentPath, name)));
  for (const path of known) {
    if (!COMPRESSED.test(path)) continue;
    const bytes = await readFile(path);
    await Promise.all(
      ENCODINGS.filter(({ ending }) => !known.has(path + ending)).map(
        async ({ ending, compress, options }) => {
          // In one step, for whoever serves the folder already.
          const unfinished = `${path}${ending}.${process.pid}`;
          await writeFile(unfinished, await compress(bytes, options));
          await rename(unfinished, path + ending);
        },
      ),
    );
  }
}

/** Compresses the assets of a build that is to be deployed; the tests' builds are not. */
export function precompressAssets(): Plugin {
  return {
    name: 'precompress-assets',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir = '' }) {
      await precompress(join(dir, 'assets'));
    },
  };
}
