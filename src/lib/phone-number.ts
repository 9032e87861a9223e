/** Maximum length of a phone number with "+" and country code (E.164). */
const MAX_LENGTH = 16;

/** Matching a text of 10,000 characters could freeze the page. */
const MAX_TEXT_LENGTH = 100;

/** Minimum digits of a number with text after it. In "1-800-FLOWERS", letters are part of the number. */
const MIN_DIGITS_BEFORE_TEXT = 8;

/**
 * Matches one number, which may have its area code before a slash, then an extension, or text and a remark in
 * parentheses.
 */
const PHONE_NUMBER =
  /^[^\d+]*(\+?(?:(?:\d[\s().\p{Pd}]*){1,6}\/\s*)?\d(?:[\d\s).\p{Pd}]|·(?=\d)|\((?=[\d\s]+\)\W*\d))*)(?:\W*(?:ext|x|#|转|分机)\D*(\d+)\)?|([^\d(]*)(?:\([^)]*\))?)\s*$/iu;

/** Returns a number without the trunk prefix "(0)" after its country code, which is not dialed with it. */
export function withoutTrunkPrefix(number: string): string {
  return number.replace(/(\d\s*)[(（]0[)）]/, '$1');
}

/** Returns the `tel:` URL (RFC 3966) of a text with one phone number; undefined for any other text. */
export function phoneUrl(text: string): string | undefined {
  const plainText = withoutTrunkPrefix(text.normalize('NFKC'));
  if (plainText.length > MAX_TEXT_LENGTH) return undefined;
  const [, number, extension, textAfter] = PHONE_NUMBER.exec(plainText) ?? [];
  const digits = number?.replace(/[^\d+]/g, '');
  if (!digits || digits.length > MAX_LENGTH) return undefined;
  if (textAfter && digits.length < MIN_DIGITS_BEFORE_TEXT) return undefined;
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
}
