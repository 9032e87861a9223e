import { isStorableUrl } from '@/lib/safe-url';

/** Picture types that the backend accepts (D48). */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
];

/** Maximum size of a picture in megabytes (D48). */
export const MAX_PICTURE_MEGABYTES = 5;

/** Why a file cannot be uploaded: its type, its size, or because it is empty. */
export type PictureError = 'type' | 'size' | 'empty';

/** Returns why a file cannot be uploaded (D48); undefined if it can. */
export function pictureError(file: Pick<File, 'type' | 'size'>): PictureError | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MAX_PICTURE_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

/** Returns the dropped or pasted file; without one, `externalUrl` for an address, whose picture may not be linked. */
export function pictureIn(
  data: Pick<DataTransfer, 'files' | 'types' | 'getData'>,
): File | 'externalUrl' | 'noPicture' {
  const [file] = data.files;
  if (file) return file;
  const hasUrl = data.types.includes('text/uri-list') || isStorableUrl(data.getData('text/plain'));
  return hasUrl ? 'externalUrl' : 'noPicture';
}
