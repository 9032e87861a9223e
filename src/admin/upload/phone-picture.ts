import { MAX_PICTURE_MEGABYTES } from './check-picture';
import { MAX_SIDE_PX, shrinkPicture } from './draw-picture';
import { isHeicHeader, readHeader, readJpegHeader } from './file-header';

const HEIC_TYPE_PATTERN = /^image\/hei[cf](-sequence)?$/;
const HEIC_NAME_PATTERN = /\.(hei[cf]|hif)$/i;

/**
 * Returns whether a file is a HEIC or HEIF picture, which most browsers cannot show: by its type, its extension, or
 * its first bytes, since phones also name such a file `.jpg`. Rejects if the file cannot be read.
 */
export async function isHeic(file: File): Promise<boolean> {
  if (HEIC_TYPE_PATTERN.test(file.type) || HEIC_NAME_PATTERN.test(file.name)) return true;
  return isHeicHeader(await readHeader(file));
}

/**
 * Returns the picture to upload. Draws a JPEG again that is turned by its metadata, larger than `MAX_SIDE_PX` or over
 * the size limit: upright, within `MAX_SIDE_PX` and without the camera's metadata. Returns any other file as it is, also
 * a JPEG that cannot be drawn or is still over the size limit.
 */
export async function preparePicture(file: File): Promise<File> {
  if (file.type !== 'image/jpeg') return file;
  const jpeg = readJpegHeader(await readHeader(file));
  if (!jpeg) return file;
  const { width, height, orientation } = jpeg;
  const isWithinLimits =
    Math.max(width, height) <= MAX_SIDE_PX && file.size <= MAX_PICTURE_MEGABYTES * 1024 * 1024;
  if (isWithinLimits && orientation === 1) return file;
  return shrinkPicture(file).catch(() => file);
}
