import { quoteUnsafeIntegers } from '../lib/json';
import { takeEarlyAnswer } from './early';
import { ApiError, errorFromBody, isErrorBody, malformed } from './errors';
import { callHeaders, TIMEOUT, withTimestamp } from './headers';

/** What tells the two clients apart (D2). */
export interface TransportOptions {
  /** The token to send, read at every call; null sends none. */
  token: () => string | null;
  /** Called with the token that was sent when the server answers 401. */
  onUnauthorised?: (token: string | null) => void;
  /** Called when the server answers 503. */
  onUnavailable?: () => void;
  /** Whether a success may be one bare word instead of JSON, as a login's token may (D5). */
  bareText?: boolean;
}

interface Answer {
  status: number;
  text: string;
}

async function ask(request: Request): Promise<Answer> {
  const early = request.method === 'GET' ? await takeEarlyAnswer(request) : undefined;
  if (early) return early;
  // Loaded with the first call that is no early one, so that no first screen waits for it (design 8).
  const { default: ky } = await import('ky');
  const pending = ky(request, {
    retry: 0,
    timeout: TIMEOUT,
    totalTimeout: TIMEOUT,
    throwHttpErrors: false,
  });
  const [response, text] = await Promise.all([pending, pending.text()]);
  return { status: response.status, text };
}

function callError(error: unknown, request: Request): unknown {
  if (request.signal.aborted) return error;
  const late = error instanceof Error && error.name === 'TimeoutError';
  if (late) return new ApiError({ kind: 'timeout', cause: error });
  return new ApiError({ kind: 'network', cause: error });
}

function parse({ status, text }: Answer): unknown {
  if (text.trim() === '') return status >= 400 ? undefined : {};
  try {
    return JSON.parse(text);
  } catch (error) {
    if (status >= 400) return undefined;
    throw malformed(error);
  }
}

/**
 * Reads an answer as D6 has it: gives the body as JSON text, throws an `ApiError` for error codes,
 * error bodies and anything that is no JSON. An empty success becomes `{}`.
 */
export function readAnswer(answer: Answer): string {
  const exact = { status: answer.status, text: quoteUnsafeIntegers(answer.text) };
  const body = parse(exact);
  if (answer.status >= 400 || isErrorBody(body)) throw errorFromBody(answer.status, body);
  return exact.text.trim() === '' ? '{}' : exact.text;
}

/** A GET with its `_t`. A write keeps its request: copied by parts, its body would become a stream. */
function timestamped(request: Request): Request {
  const sent = new Request(withTimestamp(request.url), request);
  // MSW replaces the class in tests, and its own does not take over the headers of the first one.
  request.headers.forEach((value, name) => {
    sent.headers.set(name, value);
  });
  return sent;
}

/**
 * Makes the `fetch` of a typed client: headers, `_t`, 20 s in all, no repetition (§7, D8, D13).
 * The promise rejects with an `ApiError`, or with the caller's abort.
 */
export function createTransport(
  options: TransportOptions,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const token = options.token();
    const sent = request.method === 'GET' ? timestamped(request) : request;
    const language = request.headers.get('X-Language') ?? undefined;
    for (const [name, value] of Object.entries(callHeaders(token, language))) {
      sent.headers.set(name, value);
    }
    let answer: Answer;
    try {
      answer = await ask(sent);
    } catch (error) {
      throw callError(error, request);
    }
    try {
      const bare = options.bareText && answer.status < 400 && /^[\w.~+/=:-]+$/.test(answer.text);
      return new Response(bare ? JSON.stringify(answer.text) : readAnswer(answer), { status: 200 });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) options.onUnauthorised?.(token);
      if (error instanceof ApiError && error.status === 503) options.onUnavailable?.();
      throw error;
    }
  };
}
