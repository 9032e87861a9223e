/** Matches a `%` without a code, or a character that must be percent-encoded (RFC 3986). */
const INVALID_CHARACTER_PATTERN = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/?%]/i;

/** Number of characters around an invalid one that show where it is. */
const EXCERPT_RADIUS = 8;

/**
 * Returns the first character that is invalid in a URI although browsers accept it, such as `|`, `[` or a single `%`,
 * with the characters around it; undefined without one. Characters that browsers encode themselves, such as Chinese,
 * are valid. Throws for an invalid URL.
 */
export function findInvalidUriCharacter(
  url: string,
): { character: string; excerpt: string } | undefined {
  const { username, password, hostname, pathname, search, hash } = new URL(url.trim());
  // Brackets are valid around an IPv6 address.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  for (const part of [username, password, host, pathname, search, hash.slice(1)]) {
    const match = INVALID_CHARACTER_PATTERN.exec(part);
    if (match) {
      const start = Math.max(0, match.index - EXCERPT_RADIUS);
      const excerpt = part.slice(start, match.index + 1 + EXCERPT_RADIUS);
      return { character: match[0], excerpt };
    }
  }
  return undefined;
}
