/** Returns a decoded part of a URL; unchanged if it cannot be decoded, as with a stray percent sign. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
