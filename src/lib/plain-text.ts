const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['middot', '·'],
]);

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? entity;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Returns the index after the last occurrence of a text or match of a pattern; 0 without one. */
function lastEndOf(end: string | RegExp, text: string): number {
  // In a long text, finding thousands of matches would take longer than the replacement.
  if (typeof end === 'string') {
    const index = text.lastIndexOf(end);
    return index < 0 ? 0 : index + end.length;
  }
  let lastEnd = 0;
  for (const match of text.matchAll(end)) lastEnd = match.index + match[0].length;
  return lastEnd;
}

/**
 * Replaces a pattern up to the last occurrence of its end: a long text of unclosed beginnings would otherwise be searched
 * to its end from each of them.
 */
function replaceUpTo(
  end: string | RegExp,
  text: string,
  pattern: RegExp,
  replacement: string,
): string {
  const lastEnd = lastEndOf(end, text);
  return text.slice(0, lastEnd).replace(pattern, replacement) + text.slice(lastEnd);
}

const INLINE_TAG_PATTERN = /<\/?(b|strong|i|em|u|s|a|span|sup|sub|code|font|mark|small)\b[^>]*>/gi;

/** Caches the last conversion: a preview converts a long text to find out whether it is empty, and again to render it. */
let lastConversion = { html: '', text: '' };

/**
 * Returns the text of an HTML string, for excerpts and descriptions: no tags, common entities decoded, white space
 * collapsed. Render the result only as plain text.
 */
export function plainText(html: string | null | undefined): string {
  if (typeof html !== 'string') return '';
  if (html !== lastConversion.html) lastConversion = { html, text: htmlToText(html) };
  return lastConversion.text;
}

function htmlToText(html: string): string {
  let text = html;
  text = replaceUpTo('-->', text, /<!--[\s\S]*?-->/g, '');
  text = replaceUpTo(/<\/script\s*>/gi, text, /<script\b[\s\S]*?<\/script\s*>/gi, '');
  text = replaceUpTo(/<\/style\s*>/gi, text, /<style\b[\s\S]*?<\/style\s*>/gi, '');
  text = replaceUpTo('>', text, INLINE_TAG_PATTERN, '');
  text = replaceUpTo('>', text, /<[^>]*>/g, ' ');
  return text
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the first characters of an HTML string, without a tag that the cut would split. */
export function startOfHtml(html: string, maxLength: number): string {
  if (html.length <= maxLength) return html;
  const start = html.slice(0, maxLength);
  const tagStart = start.indexOf('<', start.lastIndexOf('>') + 1);
  return tagStart < 0 ? start : start.slice(0, tagStart);
}

/** Returns whether an HTML string has content: a text, a picture, a table, a rule, a frame or a video. */
export function hasHtmlContent(html: string): boolean {
  return plainText(html) !== '' || /<(img|table|hr|iframe|video)\b/i.test(html);
}
