import { quoteUnsafeIntegers } from '@/lib/json';
import { errorFromBody, isErrorBody, malformed } from './errors';

/** A response as it came. */
export interface ServerResponse {
  status: number;
  text: string;
}

function parse({ status, text }: ServerResponse): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(quoteUnsafeIntegers(text));
  } catch (error) {
    // What is no JSON may be a message.
    if (status >= 400) return text;
    throw malformed(error);
  }
}

/**
 * Reads an answer as D6 has it: gives the parsed body, an empty success as `{}`. Throws an `ApiError`
 * for error codes, error bodies and anything that is no JSON.
 */
export function readResponse(answer: ServerResponse): unknown {
  const body = parse(answer);
  if (answer.status >= 400 || isErrorBody(body)) throw errorFromBody(answer.status, body);
  return body;
}

/** Returns a success of one bare word, no JSON of its own, as the JSON string it stands for (D5). */
export function withQuotedMessage({ status, text }: ServerResponse): ServerResponse {
  const word = text.trim();
  const isWord =
    status < 400 && /^[\w.~+/=:-]+$/.test(word) && !/^(null|true|false|-?\d)/.test(word);
  return { status, text: isWord ? JSON.stringify(word) : text };
}
