const PLAIN_ADDRESS_PATTERN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** The longest address that mail servers accept (RFC 5321). */
const MAX_ADDRESS_LENGTH = 254;

/**
 * Returns whether a value is one plain email address, `name@host.tld` (§5): no spaces, display name, second
 * recipient, or parameters of a `mailto:`.
 */
export function isEmailAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_ADDRESS_LENGTH &&
    PLAIN_ADDRESS_PATTERN.test(value)
  );
}

/**
 * Returns the `mailto:` URL for an address from data, or undefined when it is not a plain address. Encodes reserved
 * characters, so that an address cannot add recipients or headers.
 */
export function mailtoUrl(address: unknown): string | undefined {
  const trimmedAddress = typeof address === 'string' ? address.trim() : '';
  if (!isEmailAddress(trimmedAddress)) return undefined;
  return `mailto:${encodeURIComponent(trimmedAddress).replace('%40', '@')}`;
}
