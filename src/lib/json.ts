const STRING_OR_NUMBER_PATTERN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Quotes integers beyond 2^53 in a JSON text, so that ids keep all digits (D11). Leaves the rest of the text
 * unchanged.
 */
export function quoteUnsafeIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(STRING_OR_NUMBER_PATTERN, (token) => {
    const isInteger = /^-?\d+$/.test(token);
    return isInteger && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
  });
}
