import { pictureError } from './check-picture';
import { outputTypeOf, type OutputType } from './output-type';

/** The longest side of a resized or cropped picture, in pixels: sharp on every page of the site. */
export const MAX_SIDE_PX = 2400;

/** The quality of JPEG and WebP, 0 to 1. */
const LOSSY_QUALITY = 0.9;

/** An aspect ratio, such as `16:10`. */
export type Ratio = `${number}:${number}`;

/** Returns the width of a picture with an aspect ratio, divided by its height. */
export function aspectOf(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

interface Size {
  width: number;
  height: number;
}

/** Scales a size down proportionally to a longest side of at most `maxSide`. Returns whole pixels, at least 1. */
export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const toWholePixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: toWholePixels(width), height: toWholePixels(height) };
}

/**
 * Draws an area of a picture to a file with a longest side of at most `MAX_SIDE_PX`. Browsers that cannot encode the
 * type encode PNG, and the file has that type. Rejects if the picture is cross-origin or too large for the browser.
 */
export async function drawPicture(
  source: CanvasImageSource,
  area: Size & { x: number; y: number },
  type: OutputType,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(area, MAX_SIDE_PX));
  const { x, y, width, height } = area;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, type, LOSSY_QUALITY),
  );
  if (!blob) throw new Error('The browser could not encode the picture');
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name}.${extension}`, { type: blob.type });
}

/**
 * Resizes a picture to a longest side of at most `MAX_SIDE_PX`, turned as its metadata says. Converts all types but JPEG to
 * WebP, also PNG, which is lossless. Rejects if the browser cannot decode the file or the result is still too large.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = bitmap;
    const type = file.type === 'image/png' ? undefined : outputTypeOf(file.type);
    const name = file.name.replace(/\.[^.]*$/, '');
    const wholePicture = { x: 0, y: 0, width, height };
    const picture = await drawPicture(bitmap, wholePicture, type ?? 'image/webp', name);
    if (pictureError(picture)) throw new Error('The picture is still too large');
    return picture;
  } finally {
    bitmap.close();
  }
}
