const WORDS_PER_MINUTE = 230;
const CHINESE_CHARACTERS_PER_MINUTE = 450;

/** Returns the minutes for reading a plain text, at least one. Chinese counts by character. */
export function readingMinutes(text: string): number {
  const chineseCount = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const otherText = chineseCount > 0 ? text.replace(/\p{Script=Han}/gu, ' ') : text;
  const wordCount = otherText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(
    1,
    Math.round(wordCount / WORDS_PER_MINUTE + chineseCount / CHINESE_CHARACTERS_PER_MINUTE),
  );
}
