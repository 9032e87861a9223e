/** One message of a catalog in a language. */
export interface Messages {
  /** `locales/zh_CN/admin.po`. */
  file: string;
  /** The English message. */
  english: string;
  translation: string;
}

/**
 * Issues of the message catalogs, one line each: in the code but not translated, in the catalog but not in the code, or
 * wider than the place of the English message.
 */
export type Findings = Record<'missing' | 'unused' | 'long', string[]>;

/**
 * Maximum ratio of a translation's width to the English one by English width: more for short messages in buttons and
 * headings than for sentences, which may wrap.
 */
const MAX_GROWTH: readonly [upTo: number, times: number][] = [
  [10, 3],
  [20, 2],
  [30, 1.8],
  [50, 1.6],
  [Infinity, 1.4],
];

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;
/** Matches a branch of a plural or a select: `one {# lawyer}`. */
const BRANCH = /(?:=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Minimum width of any place, for messages of two or three letters. */
const LEAST = 16;

/** Returns the width of a message: 1 per Latin letter, 2 per Chinese character; for a plural, of its widest branch. */
export function widthOf(message: string): number {
  if (/^\{\w+, (plural|select|selectordinal),/.test(message)) {
    return Math.max(...[...message.matchAll(BRANCH)].map(([, branch = '']) => widthOf(branch)));
  }
  // Values and element markers have the same width in every language.
  const plain = message.replace(/<\/?\d+\/?>|\{[^{}]*\}|#/g, '');
  return plain.length + (plain.match(WIDE) ?? []).length;
}

/** Returns the maximum width of a translation of this message. */
export function maxWidthOf(english: string): number {
  const width = widthOf(english);
  const [, times = 1] = MAX_GROWTH.find(([upTo]) => width <= upTo) ?? [];
  return Math.max(LEAST, Math.ceil(width * times));
}

/** Returns the translations that are wider than their place, one line each. */
export function findTooLong(all: readonly Messages[]): string[] {
  return all
    .filter(({ english, translation }) => widthOf(translation) > maxWidthOf(english))
    .map(
      ({ file, english, translation }) =>
        `${file}: "${translation}" is ${widthOf(translation)} wide; "${english}" allows ${maxWidthOf(english)}`,
    );
}
