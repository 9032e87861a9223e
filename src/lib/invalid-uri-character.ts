/** Matches a `%` without a code, or a character that must be percent-encoded (RFC 3986). */
const INVALID_CHARACTER_PATTERN = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/?%]/i;

/**
 * Returns the first character that is invalid in a URI although browsers accept it, such as `|`, `[` or a single `%`;
 * undefined without one. Characters that browsers encode themselves, such as Chinese, are valid. Throws for an
 * invalid URL.
 */
export function findInvalidUriCharacter(url: string): string | undefined {
  const { username, password, hostname, pathname, search, hash } = new URL(url.trim());
  // Brackets are valid around an IPv6 address.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return [username, password, host, pathname, search, hash.slice(1)]
    .map((part) => INVALID_CHARACTER_PATTERN.exec(part)?.[0])
    .find((character) => character !== undefined);
}
