/** A text shortened to its difference from another: the text before, the difference, and the text after. */
export interface Excerpt {
  before: string;
  differing: string;
  after: string;
  /** Whether the text was shortened. */
  isTruncated: boolean;
}

const CONTEXT_LENGTH = 40;
const MAX_EXCERPT_LENGTH = 240;

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
  const differingText = text.slice(start, text.length - end);
  const before = text.slice(0, start);
  const after = text.slice(text.length - end);
  return {
    before: before.length > CONTEXT_LENGTH ? `…${before.slice(-CONTEXT_LENGTH)}` : before,
    differing:
      differingText.length > MAX_EXCERPT_LENGTH
        ? `${differingText.slice(0, MAX_EXCERPT_LENGTH)}…`
        : differingText,
    after: after.length > CONTEXT_LENGTH ? `${after.slice(0, CONTEXT_LENGTH)}…` : after,
    isTruncated:
      before.length > CONTEXT_LENGTH ||
      differingText.length > MAX_EXCERPT_LENGTH ||
      after.length > CONTEXT_LENGTH,
  };
}

/** Returns two texts, shortened to their differences with a few words of context. */
export function compareTexts(one: string, other: string): [Excerpt, Excerpt] {
  const start = commonStart(one, other);
  const end = commonEnd(one, other, start);
  return [truncate(one, start, end), truncate(other, start, end)];
}
