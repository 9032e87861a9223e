/** The parts of a name as an address book sorts by them. */
interface NameParts {
  family: string;
  given: string;
}

/** Surnames of two characters; all others have one. */
const TWO_CHARACTERS =
  /^(欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|令狐|慕容|司徒|端木|宇文|长孙|南宫|夏侯|申屠|歐陽|諸葛|東方|尉遲|公孫|慕容|司徒|長孫|南宮)/;
const HAN = /^\p{Script=Han}+$/u;
/** What parts a foreign name that is written in Chinese. */
const DOT = /[·•‧・]/;

/** A Chinese name, the surname first; undefined for lengths that Chinese names do not have. */
function chineseParts(name: string): NameParts | undefined {
  if (!HAN.test(name)) return undefined;
  const family = TWO_CHARACTERS.exec(name)?.[0] ?? name.slice(0, 1);
  const given = name.slice(family.length);
  return given.length === 1 || given.length === 2 ? { family, given } : undefined;
}

/** How many syllables a word of pinyin has, by its groups of vowels. */
const syllables = (word: string) => word.normalize('NFD').match(/[aeiouü]+/gi)?.length ?? 0;

/** Two Latin words for a Chinese name, told apart by their syllables where these differ. */
function spelledParts(words: readonly string[], chinese: NameParts): NameParts | undefined {
  const [first, second, ...more] = words;
  if (!first || !second || more.length > 0) return undefined;
  const fits = (family: string, given: string) =>
    syllables(family) === chinese.family.length && syllables(given) === chinese.given.length;
  if (fits(first, second) === fits(second, first)) return undefined;
  return fits(first, second) ? { family: first, given: second } : { family: second, given: first };
}

/**
 * Family and given name, where the name itself or the one in the other language tells them; undefined
 * otherwise, since a guess would turn names around.
 */
export function nameParts(name: string, otherName = ''): NameParts | undefined {
  const own = chineseParts(name.trim());
  if (own) return own;
  const foreign = (text: string) => text.split(DOT).map((part) => part.trim());
  const parts = foreign(name);
  const other = chineseParts(otherName.trim());
  const words = name.trim().split(/\s+/);
  if (other) return spelledParts(words, other);
  // What Chinese writes with dots keeps the order of its own language, the surname last.
  const ordered =
    parts.length > 1 ? parts : foreign(otherName).length === words.length ? words : [];
  const family = ordered.at(-1);
  if (!family || ordered.length < 2) return undefined;
  return { family, given: ordered.slice(0, -1).join(parts.length > 1 ? '·' : ' ') };
}
