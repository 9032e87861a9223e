import { sanitize } from '@/ui/html/sanitize';

const SYNONYMS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  div: 'p',
};

const MEANINGLESS_ELEMENTS = new Set(['span', 'font', 'tbody', 'colgroup', 'col', 'wbr']);

const NOTICEABLE_ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan'];

const SPACE_AROUND_BLOCKS_PATTERN =
  /\s*(<\/?(?:p|h[1-6]|ul|ol|li|table|thead|tr|t[hd]|blockquote|figure|figcaption|hr|pre|br)(?: [^>]*)?>)\s*/g;

function serialize(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ').replaceAll('<', '&lt;');
  const inner = [...node.childNodes].map(serialize).join('');
  if (!(node instanceof Element)) return inner;
  const tag = node.localName;
  if (MEANINGLESS_ELEMENTS.has(tag) || node.matches('[data-frame]')) return inner;
  const name = SYNONYMS[tag] ?? tag;
  const attributes = NOTICEABLE_ATTRIBUTES.flatMap((attribute) => {
    const value = node.getAttribute(attribute);
    return value ? [` ${attribute}="${value}"`] : [];
  });
  return `<${name}${attributes.join('')}>${inner}</${name}>`;
}

/**
 * Reduces markup to what visitors see: text, structure, pictures and links. Drops what backends remove or rewrite
 * (styles, classes, entities, empty paragraphs, white space between blocks).
 */
export function reduceMarkup(html: string): string {
  return serialize(sanitize(html))
    .replace(SPACE_AROUND_BLOCKS_PATTERN, '$1')
    .replace(/<(p|li)>(<br><\/br>)*<\/\1>/g, '')
    .trim();
}
