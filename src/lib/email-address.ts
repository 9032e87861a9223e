const PLAIN =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** The longest address that mail servers take (RFC 5321). */
const LONGEST = 254;

/**
 * Whether a value is one plain e-mail address, `name@host.tld`, and nothing else (§5): no spaces, no
 * display name, no second recipient, no parameters of a `mailto:`.
 */
export function isEmailAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && PLAIN.test(value);
}

/**
 * Gives the `mailto:` for an address from data, or undefined where it is no plain address. What has a
 * meaning in URLs is encoded in it, so that an address cannot bring recipients or headers of its own.
 */
export function mailtoUrl(address: unknown): string | undefined {
  const plain = typeof address === 'string' ? address.trim() : '';
  if (!isEmailAddress(plain)) return undefined;
  return `mailto:${encodeURIComponent(plain).replace('%40', '@')}`;
}
