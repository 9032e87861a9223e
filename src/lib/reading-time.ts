const WORDS_PER_MINUTE = 230;
const CHINESE_CHARACTERS_PER_MINUTE = 450;

/** Matches a text whose characters all precede the Chinese ones in Unicode: faster than a search for Chinese characters. */
const NO_CHINESE_PATTERN = /^[\0-\u2e7f]*$/;
const CHINESE_PATTERN = /\p{Script=Han}/gu;
/** The first alternative is the faster one. */
const WORD_PATTERN = /(?:[a-z\d]+|[\p{L}\p{N}])+/giu;

/** Returns the minutes for reading a plain text, at least one. Chinese counts by character. */
export function readingMinutes(text: string): number {
  const chineseCount = NO_CHINESE_PATTERN.test(text)
    ? 0
    : (text.match(CHINESE_PATTERN)?.length ?? 0);
  const otherText = chineseCount > 0 ? text.replace(CHINESE_PATTERN, ' ') : text;
  const wordCount = otherText.match(WORD_PATTERN)?.length ?? 0;
  return Math.max(
    1,
    Math.round(wordCount / WORDS_PER_MINUTE + chineseCount / CHINESE_CHARACTERS_PER_MINUTE),
  );
}
