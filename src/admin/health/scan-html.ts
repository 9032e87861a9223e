/** A tag of an HTML text: opening tags with their attributes, by names in lower case. */
export interface Tag {
  name: string;
  closing: boolean;
  attributes: ReadonlyMap<string, string>;
  /** Whether words stand between the tag before and this one. */
  afterWords: boolean;
}

/** A comment, a tag, or the doctype; quoted attribute values may hold anything. */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|<[!?/][^>]*>/gi;

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** Elements whose content is text, whatever it looks like. */
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'xmp']);

/** The entities that addresses are written with. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  colon: ':',
  sol: '/',
  num: '#',
  tab: '\t',
  newline: '\n',
};

function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));?/gi, (entity, hex, number, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? entity;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(number);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // Of two with the same name the first counts.
    if (!attributes.has(key)) attributes.set(key, decoded(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/**
 * The tags of a stored text, in order. Read as text and never parsed into a document: even an inert one
 * reports what hostile texts bring along to the console, thousands of texts would cost seconds, and an
 * address that a browser would read otherwise is no good one anyway.
 */
export function* scanHtml(html: string): Generator<Tag> {
  MARKUP.lastIndex = 0;
  let inside: string | undefined;
  let end = 0;
  let words = false;
  for (const match of html.matchAll(MARKUP)) {
    const [whole, slash, rawName, rest = ''] = match;
    const name = rawName?.toLowerCase();
    const closing = slash === '/';
    if (inside !== undefined) {
      if (!(closing && name === inside)) continue;
      inside = undefined;
    } else {
      words ||= html.slice(end, match.index).trim() !== '';
    }
    end = match.index + whole.length;
    if (name === undefined) continue;
    yield { name, closing, attributes: attributesOf(closing ? '' : rest), afterWords: words };
    words = false;
    if (!closing && TEXT_ONLY.has(name)) inside = name;
  }
}
