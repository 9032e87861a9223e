/** Odd factors whose bits are evenly distributed (FNV, Murmur). */
const MIXERS = [0x01000193, 0x85ebca6b] as const;

/** Returns a short hash of a text; collisions are unlikely. Not a secret: whoever guesses the text can compute it. */
export function fingerprint(text: string): string {
  return MIXERS.map((mixer) => {
    let hash: number = mixer;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), mixer);
    return (hash >>> 0).toString(36);
  }).join('');
}
