const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML cannot contain, not even escaped. */
const INVALID_CHARACTER_PATTERN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Returns HTML or XML whose content, or whose attribute, is the text. */
export function escapeMarkup(text: string): string {
  return text
    .replace(INVALID_CHARACTER_PATTERN, '')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Returns an element with markup as its content; only its opening tag without `content`. */
export function elementOf(
  name: string,
  attributes: Record<string, string>,
  content?: string,
): string {
  const attributeText = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
  );
  const openingTag = `<${name}${attributeText.join('')}>`;
  return content === undefined ? openingTag : `${openingTag}${content}</${name}>`;
}

/** Returns an element with text as its content. */
export const textElementOf = (name: string, text: string): string =>
  elementOf(name, {}, escapeMarkup(text));

/** Returns an XML document with its elements one per line. */
export const xmlDocumentOf = (
  root: string,
  attributes: Record<string, string>,
  elements: readonly string[],
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementOf(root, attributes, `\n${elements.join('\n')}\n`)}\n`;
