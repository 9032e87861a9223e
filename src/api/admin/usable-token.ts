/** Servers reject longer headers. */
const MAX_BYTES = 8_192;

/** Returns whether a token can be sent unchanged: a header value of printable Latin-1 characters, up to 8 KB. */
export function isUsableToken(token: string): boolean {
  return (
    token.length <= MAX_BYTES &&
    /^[\x21-\x7e\xa1-\xff](?:[\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa1-\xff])?$/.test(token)
  );
}
