const STRING_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/**
 * Turns integers beyond 2^53 in a JSON text into strings, so that ids arrive without loss (D11).
 * Takes and gives JSON text; anything else in it stays as it is.
 */
export function quoteUnsafeIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(STRING_OR_LONG_INTEGER, (token) =>
    token.startsWith('"') || Number.isSafeInteger(Number(token)) ? token : `"${token}"`,
  );
}
