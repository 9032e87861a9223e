import { decodeUriPart } from '@/lib/decode-uri-part';

/** File types that a browser can write from a canvas. */
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
 * Returns the file type of an edited picture: its own type if a canvas can write it. Undefined for vector pictures (SVG)
 * and animations (GIF), which a canvas would turn into a single bitmap.
 */
export function outputTypeOf(type: string): OutputType | undefined {
  return WRITABLE_TYPES[type.replace('image/', '')];
}

function lastPathSegment(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.split('/').at(-1) ?? '';
}

/**
 * Returns the output type for the address of a picture, by its extension: WebP, which keeps transparency, if that is
 * missing or unknown; undefined for GIF and SVG.
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

/** Returns the file name of a picture without the extension; `picture` if the address has none. */
export function baseNameOf(url: string): string {
  return fileNameOf(url).replace(/\.[^.]*$/, '') || 'picture';
}
