/** What a browser can write from a canvas. */
export type OutputType = 'image/png' | 'image/jpeg' | 'image/webp';

const DRAWN: Record<string, OutputType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  // No browser writes AVIF.
  avif: 'image/webp',
};

/**
 * The type that a changed picture is written in: its own where that can be written. Undefined for
 * those that would lose what they are: drawings (SVG) and moving pictures (GIF).
 */
export function outputType(type: string): OutputType | undefined {
  return DRAWN[type.replace('image/', '')];
}

function lastOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.split('/').at(-1) ?? '';
}

/** The same for a picture of which only the address is known; WebP, which loses least, where it says nothing. */
export function outputTypeOf(url: string): OutputType | undefined {
  const ending = /\.([a-z]+)$/i.exec(lastOf(url))?.[1]?.toLowerCase() ?? '';
  return DRAWN[ending] ?? (['gif', 'svg'].includes(ending) ? undefined : 'image/webp');
}

/** The name of a picture's file without its ending; `picture` where its address tells none. */
export function baseName(url: string): string {
  let name = lastOf(url);
  try {
    name = decodeURIComponent(name);
  } catch {
    // A stray percent sign: the name goes as it is.
  }
  return name.replace(/\.[^.]*$/, '') || 'picture';
}
