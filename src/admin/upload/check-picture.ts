/** Kinds of pictures the backend takes (D48). */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
];

/** Largest picture in megabytes (D48). */
export const PICTURE_MEGABYTES = 5;

/** Why a file is no picture to send: another kind, too large, or nothing in it. */
export type PictureError = 'type' | 'size' | 'empty';

/** Checks a file before it is sent (D48); undefined when it may be. */
export function pictureError(file: Pick<File, 'type' | 'size'>): PictureError | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > PICTURE_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}

/**
 * The file that was dropped or pasted. Without any: `address` when it is the address of something
 * elsewhere, which is never linked to, `nothing` otherwise.
 */
export function pictureIn(
  data: Pick<DataTransfer, 'files' | 'types' | 'getData'>,
): File | 'address' | 'nothing' {
  const [file] = data.files;
  if (file) return file;
  const address = data.types.includes('text/uri-list') || URL.canParse(data.getData('text/plain'));
  return address ? 'address' : 'nothing';
}
