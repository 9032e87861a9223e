import type { NewsOrCase } from '@/api/articles';
import { parseMoment } from '@/lib/dates';
import { plainText } from '@/lib/plain-text';
import { toText } from '@/lib/to-text';

const WORD_CHARACTER_PATTERN = /[\p{L}\p{N}]/u;
const HAN_PATTERN = /\p{Script=Han}/u;

/** Returns the lookaround against a letter or digit next to the edge of a name; empty for Chinese and punctuation. */
function edgePattern(character: string | undefined, lookaround: '?<!' | '?!'): string {
  const isWordCharacter =
    character && WORD_CHARACTER_PATTERN.test(character) && !HAN_PATTERN.test(character);
  return isWordCharacter ? `(${lookaround}[\\p{L}\\p{N}])` : '';
}

/** Returns a pattern that matches a name with any whitespace, as whole words except in Chinese. */
function namePattern(name: string): string {
  const characters = Array.from(name);
  const text = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');
  return `${edgePattern(characters[0], '?<!')}${text}${edgePattern(characters.at(-1), '?!')}`;
}

/** Matches what joins the parts of a compound name, such as “Banking and Finance” or “银行与金融”. */
const NAME_SEPARATOR_PATTERN = /\s*[,，、]\s*(?:and\s+)?|\s+(?:and|&)\s+|[与和及]/iu;

/** Returns the parts of a compound name. A name is not divided if a part would be a single character, as in “和解”. */
function partsOf(name: string): string[] {
  const parts = name.split(NAME_SEPARATOR_PATTERN).map((part) => part.trim());
  return parts.every((part) => part.length > 1) ? parts : [name];
}

/**
 * Returns the articles whose title, note or content contains one of `names`, newest first. Latin names match
 * whole words only; Chinese names match anywhere, as Chinese has no spaces between words. With `matchesParts`, an article
 * that contains every part of a compound name matches too: one part alone may be too general, such as “Finance”.
 */
export function findMentions<Item extends NewsOrCase>(
  items: readonly Item[],
  names: readonly string[],
  { matchesParts = false } = {},
): Item[] {
  const searchedNames = names.map((name) => toText(name).normalize('NFC').trim()).filter(Boolean);
  if (searchedNames.length === 0) return [];
  const patterns = searchedNames.map((name) =>
    (matchesParts ? partsOf(name) : [name]).map((part) => new RegExp(namePattern(part), 'iu')),
  );
  const matches = (text: string) =>
    patterns.some((parts) => parts.every((part) => part.test(text)));
  const textOf = (item: NewsOrCase) =>
    [toText(item.title), 'note' in item ? toText(item.note) : '', plainText(item.content)]
      .join('\n')
      .normalize('NFC');
  const time = (item: NewsOrCase) => parseMoment(item.createTime)?.date.getTime() ?? 0;
  return items.filter((item) => matches(textOf(item))).sort((a, b) => time(b) - time(a));
}
