import Quill from 'quill';
import Inline from 'quill/blots/inline.js';
import { INLINE_MARK, LINE_MARK } from './preserved-block';

const { Attributor, Scope } = Quill.import('parchment');

/** Marks that older texts have. No tool sets them; they stay where they are. */
const TAGS = [
  'abbr',
  'cite',
  'code',
  'del',
  'dfn',
  'ins',
  'kbd',
  'mark',
  'q',
  'samp',
  'small',
  'var',
];

function inlineTag(tag: string) {
  return class extends Inline {
    static override blotName = `tag-${tag}`;
    static override tagName = tag.toUpperCase();

    static override formats() {
      return true;
    }
  };
}

const ATTRIBUTES = {
  // Words in another language: their face and how they are read aloud depend on it.
  lang: new Attributor('lang', 'lang', { scope: Scope.INLINE }),
  tip: new Attributor('tip', 'title', { scope: Scope.INLINE }),
  mark: new Attributor('mark', INLINE_MARK, { scope: Scope.INLINE }),
  // Links within the text jump to it.
  id: new Attributor('id', LINE_MARK, { scope: Scope.BLOCK }),
  dir: new Attributor('dir', 'dir', { scope: Scope.BLOCK }),
};

/** What Quill registers, by the name it is registered under. */
export const PRESERVED_FORMATS: Record<string, unknown> = {
  ...Object.fromEntries(TAGS.map((tag) => [`formats/tag-${tag}`, inlineTag(tag)])),
  ...Object.fromEntries(
    Object.entries(ATTRIBUTES).map(([name, attributor]) => [`formats/${name}`, attributor]),
  ),
};

/** Their names. */
export const PRESERVED_FORMAT_NAMES = [
  ...TAGS.map((tag) => `tag-${tag}`),
  ...Object.keys(ATTRIBUTES),
];
