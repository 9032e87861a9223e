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
 * Returns the file type of an edited picture: its own if it can be written. Undefined for types that would lose their
 * nature: drawings (SVG) and animations (GIF).
 */
export function outputType(type: string): OutputType | undefined {
  return WRITABLE_TYPES[type.replace('image/', '')];
}

function lastOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.split('/').at(-1) ?? '';
}

/** Returns the file type for the address of a picture; WebP, which loses least, if the address has no extension. */
export function outputTypeOf(url: string): OutputType | undefined {
  const ending = /\.([a-z]+)$/i.exec(lastOf(url))?.[1]?.toLowerCase() ?? '';
  return WRITABLE_TYPES[ending] ?? (['gif', 'svg'].includes(ending) ? undefined : 'image/webp');
}

/** Returns the file name at the end of an address, which may be empty. */
export function fileName(url: string): string {
  return decodeUriPart(lastOf(url));
}

/** Returns the file name of a picture without the extension; `picture` if the address has none. */
export function baseName(url: string): string {
  return fileName(url).replace(/\.[^.]*$/, '') || 'picture';
}
