import { isStorableUrl } from '@/lib/safe-url';

/** The picture types that the backend accepts (D48). */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
];

/** The size limit of a picture (D48). */
export const MAX_PICTURE_MEGABYTES = 5;

export type PictureError = 'type' | 'size' | 'empty';

/** Returns why a file cannot be uploaded (D48); undefined if it can. */
export function pictureError(file: Pick<File, 'type' | 'size'>): PictureError | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_PICTURE_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

/** Returns the dropped or pasted file; `externalUrl` for an address, whose picture may not be linked; otherwise `noPicture`. */
export function pictureIn(
  data: Pick<DataTransfer, 'files' | 'types' | 'getData'>,
): File | 'externalUrl' | 'noPicture' {
  const [file] = data.files;
  if (file) return file;
  const hasUrl = data.types.includes('text/uri-list') || isStorableUrl(data.getData('text/plain'));
  return hasUrl ? 'externalUrl' : 'noPicture';
}
