/** A source of numbers that gives the same row for the same seed (mulberry32), each in [0, 1). */
export type Random = () => number;

/** Takes a text or number as seed and gives a repeatable random source. */
export function createRandom(seed: string | number): Random {
  let state = 0x9e3779b9;
  for (const char of String(seed)) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x85ebca6b);
    state ^= state >>> 13;
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One member of a list that is not empty; throws on an empty one. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from.');
  return found;
}
