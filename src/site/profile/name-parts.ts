/** Parts of a name by which address books sort. */
interface NameParts {
  family: string;
  given: string;
}

/** Frequent surnames of two characters; any other surname is taken to have one. */
const TWO_CHARACTER_SURNAME_PATTERN =
  /^(欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|令狐|慕容|司徒|端木|宇文|长孙|南宫|夏侯|申屠|歐陽|諸葛|東方|尉遲|公孫|長孫|南宮)/;
const HAN_PATTERN = /^\p{Script=Han}+$/u;
/** Separator in foreign names written in Chinese. */
const DOT_PATTERN = /[·•‧・]/;

/** Returns the parts of a name in Chinese characters, surname first; undefined for other scripts and foreign names. */
function chineseParts(name: string): NameParts | undefined {
  if (!HAN_PATTERN.test(name)) return undefined;
  const family = TWO_CHARACTER_SURNAME_PATTERN.exec(name)?.[0] ?? name.slice(0, 1);
  const givenName = name.slice(family.length);
  return givenName.length === 1 || givenName.length === 2
    ? { family, given: givenName }
    : undefined;
}

/** Returns the number of syllables of a pinyin word by its vowel groups. */
const countSyllables = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[aeiou]+/gi)?.length ?? 0;

/** Returns the parts of a Chinese name in Latin script, matched by the number of syllables if it differs. */
function spelledParts(words: readonly string[], chinese: NameParts): NameParts | undefined {
  const [first, second, ...others] = words;
  if (!first || !second || others.length > 0) return undefined;
  const matchesParts = (family: string, given: string) =>
    countSyllables(family) === chinese.family.length &&
    countSyllables(given) === chinese.given.length;
  if (matchesParts(first, second) === matchesParts(second, first)) return undefined;
  return matchesParts(first, second)
    ? { family: first, given: second }
    : { family: second, given: first };
}

/**
 * Returns family and given name if the name or its version in the other language determines them; undefined
 * otherwise, as a guess could swap them.
 */
export function nameParts(name: string, otherName = ''): NameParts | undefined {
  const ownParts = chineseParts(name.trim());
  if (ownParts) return ownParts;
  const splitForeignName = (text: string) => text.split(DOT_PATTERN).map((part) => part.trim());
  const parts = splitForeignName(name);
  const otherParts = chineseParts(otherName.trim());
  const words = name.trim().split(/\s+/);
  if (otherParts) return spelledParts(words, otherParts);
  // Names with dots keep the order of their own language, surname last.
  const orderedParts =
    parts.length > 1 ? parts : splitForeignName(otherName).length === words.length ? words : [];
  const family = orderedParts.at(-1);
  if (!family || orderedParts.length < 2) return undefined;
  return { family, given: orderedParts.slice(0, -1).join(parts.length > 1 ? '·' : ' ') };
}
