/** One message of a catalogue in a language. */
export interface Messages {
  /** `locales/zh_CN/admin.po`. */
  file: string;
  /** The English words. */
  english: string;
  translation: string;
}

/**
 * What is wrong with the catalogues, one line each: in the code and not translated, in the catalogue and not in the
 * code, wider than the place that the English words are given.
 */
export type Findings = Record<'missing' | 'unused' | 'long', string[]>;

/**
 * How many times as wide as the English a translation may be, by how wide the English is: what designers leave for
 * short words that stand in buttons and headings, and for sentences, which may wrap.
 */
const ROOM: readonly [upTo: number, times: number][] = [
  [10, 3],
  [20, 2],
  [30, 1.8],
  [50, 1.6],
  [Infinity, 1.4],
];

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;
/** A branch of a plural or a choice: `one {# lawyer}`. */
const BRANCH = /(?:=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** What any place leaves, for words of two or three letters. */
const LEAST = 16;

/** How wide words are, a Latin letter being 1 and a Chinese character 2; of a plural the widest branch. */
export function widthOf(words: string): number {
  if (/^\{\w+, (plural|select|selectordinal),/.test(words)) {
    return Math.max(...[...words.matchAll(BRANCH)].map(([, branch = '']) => widthOf(branch)));
  }
  // Values and the marks of elements are as wide in every language.
  const plain = words.replace(/<\/?\d+\/?>|\{[^{}]*\}|#/g, '');
  return plain.length + (plain.match(WIDE) ?? []).length;
}

/** How wide a translation of these words may be. */
export function placeOf(english: string): number {
  const width = widthOf(english);
  const [, times = 1] = ROOM.find(([upTo]) => width <= upTo) ?? [];
  return Math.max(LEAST, Math.ceil(width * times));
}

/** The translations that are wider than their place, one line each. */
export function findTooLong(all: readonly Messages[]): string[] {
  return all
    .filter(({ english, translation }) => widthOf(translation) > placeOf(english))
    .map(
      ({ file, english, translation }) =>
        `${file}: "${translation}" is ${widthOf(translation)} wide, and "${english}" leaves ${placeOf(english)}`,
    );
}
