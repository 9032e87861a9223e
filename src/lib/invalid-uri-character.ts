/** A `%` that begins no code, or a character that must be written as one (RFC 3986). */
const UNFIT = /%(?![\da-f]{2})|[^\w\-.~!$&'()*+,;=:@/?%]/i;

/**
 * The first character that keeps a web address from being a URI although browsers take it, such as `|`, `[` or a
 * `%` of its own; undefined where there is none. What browsers write as a code by themselves, such as
 * Chinese, is none. Throws for what is no URL.
 */
export function findInvalidUriCharacter(url: string): string | undefined {
  const { username, password, hostname, pathname, search, hash } = new URL(url.trim());
  // Its own brackets belong to an address in numbers.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return [username, password, host, pathname, search, hash.slice(1)]
    .map((part) => UNFIT.exec(part)?.[0])
    .find((sign) => sign !== undefined);
}
