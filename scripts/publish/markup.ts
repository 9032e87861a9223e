const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for the content of an HTML element or the value of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
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
