/** A text shortened to its difference from another: the text before, the difference, and the text after. */
export interface Excerpt {
  before: string;
  differing: string;
  after: string;
  /** Whether the text was shortened. */
  isTruncated: boolean;
}

const AROUND = 40;
const LONGEST = 240;

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function commonEnd(one: string, other: string, from: number): number {
  const most = Math.min(one.length, other.length) - from;
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function truncate(text: string, start: number, end: number): Excerpt {
  const differing = text.slice(start, text.length - end);
  const before = text.slice(0, start);
  const after = text.slice(text.length - end);
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    differing: differing.length > LONGEST ? `${differing.slice(0, LONGEST)}…` : differing,
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
    isTruncated: before.length > AROUND || differing.length > LONGEST || after.length > AROUND,
  };
}

/** Returns two texts, shortened to their differences with a few words of context. */
export function compareTexts(one: string, other: string): [Excerpt, Excerpt] {
  const start = commonStart(one, other);
  const end = commonEnd(one, other, start);
  return [truncate(one, start, end), truncate(other, start, end)];
}
