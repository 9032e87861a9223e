/** A text shortened to its difference from another: the text before, the difference, and the text after. */
export interface Excerpt {
  before: string;
  differing: string;
  after: string;
  isTruncated: boolean;
}

const CONTEXT_LENGTH = 40;
const MAX_EXCERPT_LENGTH = 240;

function commonStartLength(text: string, otherText: string): number {
  let length = 0;
  while (length < text.length && text[length] === otherText[length]) length += 1;
  return length;
}

function commonEndLength(text: string, otherText: string, startLength: number): number {
  const maxLength = Math.min(text.length, otherText.length) - startLength;
  let length = 0;
  while (length < maxLength && text.at(-1 - length) === otherText.at(-1 - length)) length += 1;
  return length;
}

/** Truncates a text whose first `startLength` and last `endLength` characters are the same in the other text. */
function truncate(text: string, startLength: number, endLength: number): Excerpt {
  const differingText = text.slice(startLength, text.length - endLength);
  const before = text.slice(0, startLength);
  const after = text.slice(text.length - endLength);
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
export function compareTexts(text: string, otherText: string): [Excerpt, Excerpt] {
  const startLength = commonStartLength(text, otherText);
  const endLength = commonEndLength(text, otherText, startLength);
  return [truncate(text, startLength, endLength), truncate(otherText, startLength, endLength)];
}
