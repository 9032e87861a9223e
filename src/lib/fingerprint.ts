/** What rounds mix a text with: odd numbers whose bits are evenly spread (FNV, Murmur). */
const MIXERS = [0x01000193, 0x85ebca6b] as const;

/**
 * A short name of a text that does not tell it: the same for the same text, hardly ever the same for two. No secret
 * against who can guess the text.
 */
export function fingerprint(text: string): string {
  return MIXERS.map((mixer) => {
    let sum: number = mixer;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), mixer);
    return (sum >>> 0).toString(36);
  }).join('');
}
