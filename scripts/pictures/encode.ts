import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The most a picture may weigh (look.md). */
const WEIGHT_LIMIT = 60 * 1024;

/**
 * Quality and softening (blur radius) in the order they are tried. Below quality 48 fine lines fray and the
 * paper takes on a tint; a slightly softer picture looks better than that.
 */
const SETTINGS = [
  [84, 0],
  [78, 0],
  [72, 0],
  [66, 0],
  [60, 0],
  [54, 0],
  [48, 0],
  [54, 0.6],
  [48, 0.6],
  [42, 0.65],
  [36, 0.7],
  [30, 0.7],
] as const;

/** A picture as packed RGB, larger than its final size. */
export interface Sheet {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a sheet as WebP of the given width, at the best quality that stays under `limit` bytes.
 * Gives the bytes and quality used; throws when even the lowest quality is too heavy.
 */
export async function writeWebp(
  path: string,
  source: Sheet | string,
  width: number,
  height: number,
  limit = WEIGHT_LIMIT,
): Promise<{ bytes: number; quality: number }> {
  const image =
    typeof source === 'string'
      ? sharp(Buffer.from(source), { density: 144 }).flatten({ background: '#fbf9f5' })
      : sharp(source.data, {
          raw: { width: source.width, height: source.height, channels: 3 },
        });
  const pixels = await image
    // Sharper kernels ring beside fine lines, which costs a fifth more bytes and shows.
    .resize(width, height, { kernel: 'linear', fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const [quality, soft] of SETTINGS) {
    const plain = sharp(pixels, { raw: { width, height, channels: 3 } });
    const file = await (soft > 0 ? plain.blur(soft) : plain)
      .webp({ quality, effort: 6, preset: 'picture' })
      .toBuffer();
    if (file.length <= limit) {
      await writeFile(path, file);
      return { bytes: file.length, quality };
    }
  }
  throw new Error(`${path} stays above ${String(limit)} bytes at every quality.`);
}
