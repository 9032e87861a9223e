import Quill from 'quill';
import Inline from 'quill/blots/inline.js';
import { INLINE_ID_ATTRIBUTE, LINE_ID_ATTRIBUTE } from './preserved-block';

const { Attributor, Scope } = Quill.import('parchment');

/** Inline elements of older or pasted texts, which no tool creates. */
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

function inlineBlot(tag: string) {
  return class extends Inline {
    static override blotName = `tag-${tag}`;
    static override tagName = tag.toUpperCase();

    static override formats() {
      return true;
    }
  };
}

const ATTRIBUTES = {
  // Text in another language: fonts and screen readers depend on it.
  lang: new Attributor('lang', 'lang', { scope: Scope.INLINE }),
  tooltip: new Attributor('tooltip', 'title', { scope: Scope.INLINE }),
  // Targets of links within the text.
  inlineId: new Attributor('inlineId', INLINE_ID_ATTRIBUTE, { scope: Scope.INLINE }),
  lineId: new Attributor('lineId', LINE_ID_ATTRIBUTE, { scope: Scope.BLOCK }),
  dir: new Attributor('dir', 'dir', { scope: Scope.BLOCK }),
};

/** Formats without a tool, by their registration names for Quill: the editor preserves them. */
export const PRESERVED_FORMATS: Record<string, unknown> = {
  ...Object.fromEntries(TAGS.map((tag) => [`formats/tag-${tag}`, inlineBlot(tag)])),
  ...Object.fromEntries(
    Object.entries(ATTRIBUTES).map(([name, attributor]) => [`formats/${name}`, attributor]),
  ),
};

export const PRESERVED_FORMAT_NAMES = [
  ...TAGS.map((tag) => `tag-${tag}`),
  ...Object.keys(ATTRIBUTES),
];
