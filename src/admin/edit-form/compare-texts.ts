/** A text shortened to its difference from another: the text before, the difference, and the text after. */
export interface Excerpt {
  before: string;
  differing: string;
  after: string;
  isTruncated: boolean;
}

const CONTEXT_LENGTH = 40;
const MAX_EXCERPT_LENGTH = 240;

/** The characters of a text: code points, as a code unit may be half a character. */
type Characters = readonly string[];

function commonStartLength(text: Characters, otherText: Characters): number {
  let length = 0;
  while (length < text.length && text[length] === otherText[length]) length += 1;
  return length;
}

function commonEndLength(text: Characters, otherText: Characters, startLength: number): number {
  const maxLength = Math.min(text.length, otherText.length) - startLength;
  let length = 0;
  while (length < maxLength && text.at(-1 - length) === otherText.at(-1 - length)) length += 1;
  return length;
}

function truncateEnd(text: Characters, maxLength: number): string {
  return `${text.slice(0, maxLength).join('')}${text.length > maxLength ? '…' : ''}`;
}

/** Truncates a text whose first `startLength` and last `endLength` characters are the same in the other text. */
function truncate(text: Characters, startLength: number, endLength: number): Excerpt {
  const differing = text.slice(startLength, text.length - endLength);
  const before = text.slice(0, startLength);
  const after = text.slice(text.length - endLength);
  return {
    before: `${before.length > CONTEXT_LENGTH ? '…' : ''}${before.slice(-CONTEXT_LENGTH).join('')}`,
    differing: truncateEnd(differing, MAX_EXCERPT_LENGTH),
    after: truncateEnd(after, CONTEXT_LENGTH),
    isTruncated:
      before.length > CONTEXT_LENGTH ||
      differing.length > MAX_EXCERPT_LENGTH ||
      after.length > CONTEXT_LENGTH,
  };
}

/** Returns two texts, shortened to their differences with a few words of context. */
export function compareTexts(firstText: string, secondText: string): [Excerpt, Excerpt] {
  const [first, second] = [Array.from(firstText), Array.from(secondText)];
  const startLength = commonStartLength(first, second);
  const endLength = commonEndLength(first, second, startLength);
  return [truncate(first, startLength, endLength), truncate(second, startLength, endLength)];
}
