const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Turns integers beyond 2^53 in a JSON text into strings, so that ids arrive without loss (D11).
 * Takes and gives JSON text; anything else in it stays as it is.
 */
export function quoteUnsafeIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(STRING_OR_NUMBER, (token) => {
    const isInteger = /^-?\d+$/.test(token);
    return isInteger && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
  });
}
