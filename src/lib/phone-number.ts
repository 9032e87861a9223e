/** Maximum length of a phone number with "+" and country code (E.164). */
const MAX_LENGTH = 16;

/** Matches one number, then an extension or a remark in parentheses. */
const PHONE_NUMBER =
  /^[^\d+]*(\+?\d[\d\s().\p{Pd}]*)(?:\W*(?:ext|x|#|转|分机)\D*(\d+)\)?|\D*\))?\s*$/iu;

/** Returns a number without the trunk prefix "(0)" after its country code, which is not dialed with it. */
export function withoutTrunkPrefix(number: string): string {
  return number.replace(/(\d\s*)[(（]0[)）]/, '$1');
}

/** Returns the `tel:` URL (RFC 3966) of a text with one phone number; undefined for any other text. */
export function phoneUrl(text: string): string | undefined {
  const plainText = withoutTrunkPrefix(text.normalize('NFKC'));
  const [, number, extension] = PHONE_NUMBER.exec(plainText) ?? [];
  const digits = number?.replace(/[^\d+]/g, '');
  if (!digits || digits.length > MAX_LENGTH) return undefined;
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}
