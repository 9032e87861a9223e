/** The longest token, in bytes: servers accept no longer header. */
const LONGEST = 8_192;

/** Returns whether a token can be sent as it is: a header value of printable Latin-1 characters, of up to 8 KB. */
export function isUsableToken(token: string): boolean {
  return (
    token.length <= LONGEST &&
    /^[\x21-\x7e\xa1-\xff](?:[\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa1-\xff])?$/.test(token)
  );
}
