import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE_FILE_PATTERN = /\.(?:js|css|svg|html)$/;

const ENCODINGS = [
  { ending: '.gz', compress: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
  {
    ending: '.br',
    compress: (bytes: Buffer, quality: number) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  },
] as const;

/** File name endings of compressed files. */
export const COMPRESSED_ENDINGS = ENCODINGS.map(({ ending }) => ending);

/**
 * Compresses the scripts, style sheets, SVG and HTML files of a folder for nginx's `gzip_static` and `brotli_static`,
 * which do not compare dates: only for folders whose files never change, such as `assets/` or a run of prerendered pages.
 * Skips files that are already compressed. `quality` is brotli's, by default the best.
 */
export async function precompress(
  folder: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const existingFiles = new Set(files.map(({ parentPath, name }) => join(parentPath, name)));
  for (const path of existingFiles) {
    if (!COMPRESSIBLE_FILE_PATTERN.test(path)) continue;
    const missingEncodings = ENCODINGS.filter(({ ending }) => !existingFiles.has(path + ending));
    if (missingEncodings.length === 0) continue;
    const bytes = await readFile(path);
    await Promise.all(
      missingEncodings.map(async ({ ending, compress }) => {
        // Renamed atomically, as the folder may already be served.
        const temporaryPath = `${path}${ending}.${process.pid}`;
        await writeFile(temporaryPath, await compress(bytes, quality));
        await rename(temporaryPath, path + ending);
      }),
    );
  }
}

/** Compresses the assets of a build for deployment, not of the tests' builds. */
export function precompressAssets(): Plugin {
  return {
    name: 'precompress-assets',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir = '' }) {
      await precompress(join(dir, 'assets'));
    },
  };
}
