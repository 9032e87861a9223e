import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The most a picture may weigh (look.md). */
export const WEIGHT_LIMIT = 60 * 1024;

const QUALITIES = [84, 78, 72, 66, 60, 54, 48, 42, 36, 30, 25] as const;

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
  for (const quality of QUALITIES) {
    const file = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6, preset: 'picture' })
      .toBuffer();
    if (file.length <= limit) {
      await writeFile(path, file);
      return { bytes: file.length, quality };
    }
  }
  throw new Error(`${path} stays above ${String(limit)} bytes at every quality.`);
}
