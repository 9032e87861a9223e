import { dirname } from 'node:path';

/** One message of a catalog in a language. */
export interface TranslatedMessage {
  /** `locales/zh_CN/admin.po`. */
  file: string;
  /** The English message. */
  english: string;
  /** Context that distinguishes messages with the same English text. */
  context?: string | undefined;
  translation: string;
}

/** One message without a context, with the source files that use it. */
export interface MessageUse {
  english: string;
  /** `src/admin/list/list-settings.tsx`. */
  files: readonly string[];
}

/**
 * Messages with an issue, one line each: not translated; not used in the code; translation wider than the space for the
 * English message; without a context although several features use the message or two catalogs translate it differently;
 * in the list of shared messages although fewer than two features use the message.
 */
export type Findings = Record<'missing' | 'unused' | 'long' | 'ambiguous' | 'notShared', string[]>;

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

const WIDE_CHARACTER_PATTERN =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;
/** Matches a branch of a plural or a select: `one {# lawyer}`. */
const ICU_BRANCH_PATTERN = /(?:=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Minimum space for a translation, for messages of up to five letters. */
const MIN_WIDTH = 16;

/** Returns the width of a message: 1 per Latin letter, 2 per Chinese character; for a plural, of its widest branch. */
export function widthOf(message: string): number {
  if (/^\{\w+, (plural|select|selectordinal),/.test(message)) {
    return Math.max(
      ...[...message.matchAll(ICU_BRANCH_PATTERN)].map(([, branch = '']) => widthOf(branch)),
    );
  }
  // Values and element markers have the same width in every language.
  const plainMessage = message.replace(/<\/?\d+\/?>|\{[^{}]*\}|#/g, '');
  return plainMessage.length + (plainMessage.match(WIDE_CHARACTER_PATTERN) ?? []).length;
}

/** Returns the maximum width of a translation of this message. */
export function maxWidthOf(english: string): number {
  const width = widthOf(english);
  const [, times = 1] = MAX_GROWTH.find(([upTo]) => width <= upTo) ?? [];
  return Math.max(MIN_WIDTH, Math.ceil(width * times));
}

/** Returns the translations that are too wide for the space of the English message, one line each. */
export function findTooLong(messages: readonly TranslatedMessage[]): string[] {
  return messages
    .filter(({ english, translation }) => widthOf(translation) > maxWidthOf(english))
    .map(
      ({ file, english, translation }) =>
        `${file}: "${translation}" is ${widthOf(translation)} wide; "${english}" allows ${maxWidthOf(english)}`,
    );
}

/** Returns the feature of a source file: its folder `admin/list`, or the file itself directly below `ui` or `admin`. */
const featureOf = (file: string): string => file.split('/').slice(1, 3).join('/');

/** Returns the features that use each message of one or two words, without placeholders and without a context. */
function featuresOf(uses: readonly MessageUse[]): Map<string, Set<string>> {
  const features = new Map<string, Set<string>>();
  for (const { english, files } of uses) {
    if (english.includes('{') || english.split(' ').length > 2) continue;
    const knownFeatures = features.get(english) ?? new Set();
    for (const file of files) knownFeatures.add(featureOf(file));
    features.set(english, knownFeatures);
  }
  return features;
}

/**
 * Returns the messages that need a context, one line each: those of one or two words, without placeholders, that several
 * features use and that are not in the list of reviewed messages. Lingui would translate all their meanings alike.
 */
export function findWithoutContext(
  uses: readonly MessageUse[],
  reviewedMessages: ReadonlySet<string>,
): string[] {
  return [...featuresOf(uses)]
    .filter(([english, usingFeatures]) => usingFeatures.size > 1 && !reviewedMessages.has(english))
    .map(
      ([english, usingFeatures]) =>
        `"${english}" is used without a context in ${[...usingFeatures].sort().join(', ')}`,
    );
}

/** Returns the reviewed messages that fewer than two features use without a context, one line each. */
export function findNotShared(
  uses: readonly MessageUse[],
  reviewedMessages: ReadonlySet<string>,
): string[] {
  const features = featuresOf(uses);
  return [...reviewedMessages]
    .filter((english) => (features.get(english)?.size ?? 0) < 2)
    .map(
      (english) =>
        `"${english}" is used in ${[...(features.get(english) ?? ['no feature'])].join()}`,
    );
}

/**
 * Returns the messages without a context that two catalogs of a language translate differently, one line each: where
 * both catalogs are loaded, one translation replaces the other.
 */
export function findDifferent(messages: readonly TranslatedMessage[]): string[] {
  const messagesByKey = new Map<string, TranslatedMessage>();
  const lines: string[] = [];
  for (const message of messages) {
    if (message.context) continue;
    const key = `${dirname(message.file)} ${message.english}`;
    const previousMessage = messagesByKey.get(key);
    messagesByKey.set(key, message);
    if (!previousMessage || previousMessage.translation === message.translation) continue;
    lines.push(
      `"${message.english}" is "${previousMessage.translation}" in ${previousMessage.file}, "${message.translation}" in ${message.file}`,
    );
  }
  return lines;
}
