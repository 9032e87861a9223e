/** What a browser can write from a canvas. */
export type DrawnType = 'image/png' | 'image/jpeg' | 'image/webp';

const BY_TYPE: Record<string, DrawnType> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/webp',
  // No browser writes AVIF.
  'image/avif': 'image/webp',
};

const BY_ENDING: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/**
 * The type that a changed picture is written in: its own where that can be written. Undefined for
 * those that would lose what they are: drawings (SVG) and moving pictures (GIF).
 */
export function drawnType(type: string): DrawnType | undefined {
  return BY_TYPE[type];
}

/** The same for a picture of which only the address is known; WebP, which loses least, where it says nothing. */
export function drawnTypeOf(url: string): DrawnType | undefined {
  const ending = /\.([a-z]+)$/i.exec(URL.canParse(url) ? new URL(url).pathname : url)?.[1];
  const type = BY_ENDING[ending?.toLowerCase() ?? ''];
  return type === undefined ? 'image/webp' : drawnType(type);
}

/** The name of a picture's file without its ending; `picture` where its address tells none. */
export function baseName(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const last = path.split('/').at(-1) ?? '';
  let name = last;
  try {
    name = decodeURIComponent(last);
  } catch {
    // A stray percent sign: the name goes as it is.
  }
  return name.replace(/\.[^.]*$/, '') || 'picture';
}
