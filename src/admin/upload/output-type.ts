import { decodeUriPart } from '@/lib/decode-uri-part';

/** The file types that are written from a canvas. */
export type OutputType = 'image/png' | 'image/jpeg' | 'image/webp';

const WRITABLE_TYPES: Record<string, OutputType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  // No browser writes AVIF.
  avif: 'image/webp',
};

/**
 * Returns the file type of an edited picture: its own type if a canvas can write it, WebP for AVIF. Undefined for other
 * types, such as SVG and GIF, whose vectors and animations a canvas would lose.
 */
export function outputTypeOf(type: string): OutputType | undefined {
  return WRITABLE_TYPES[type.replace('image/', '')];
}

function lastPathSegment(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.split('/').at(-1) ?? '';
}

/**
 * Returns the output type for the address of a picture, by the extension; for a missing or unknown one WebP, which keeps
 * transparency. Undefined for GIF and SVG.
 */
export function outputTypeOfUrl(url: string): OutputType | undefined {
  const extension = /\.([a-z]+)$/i.exec(lastPathSegment(url))?.[1]?.toLowerCase() ?? '';
  return (
    WRITABLE_TYPES[extension] ?? (['gif', 'svg'].includes(extension) ? undefined : 'image/webp')
  );
}

/** Returns the file name at the end of an address, which may be empty. */
export function fileNameOf(url: string): string {
  return decodeUriPart(lastPathSegment(url));
}

/** Returns the file name at the end of an address without the extension; `picture` if there is none. */
export function baseNameOf(url: string): string {
  return fileNameOf(url).replace(/\.[^.]*$/, '') || 'picture';
}
