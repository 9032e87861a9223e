import { quoteUnsafeIntegers } from '@/lib/json';
import { errorFromBody, isErrorBody, malformedError } from './errors';

export interface ServerResponse {
  status: number;
  text: string;
}

function parse({ status, text }: ServerResponse): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(quoteUnsafeIntegers(text));
  } catch (error) {
    // A plain text may be an error message.
    if (status >= 400) return text;
    throw malformedError(error);
  }
}

/**
 * Parses a response by D6: returns the body, `{}` for an empty success. Throws an `ApiError` for error codes, error
 * bodies and anything that is not JSON.
 */
export function readResponse(response: ServerResponse): unknown {
  const body = parse(response);
  if (response.status >= 400 || isErrorBody(body)) throw errorFromBody(response.status, body);
  return body;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Quotes a success that is one bare word as a JSON string (D5), unless the word is valid JSON. */
export function quoteBareWord({ status, text }: ServerResponse): ServerResponse {
  const word = text.trim();
  const isWord = status < 400 && /^[\w.~+/=:-]+$/.test(word) && !isJson(word);
  return { status, text: isWord ? JSON.stringify(word) : text };
}
