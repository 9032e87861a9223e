import type { KyInstance } from 'ky';
import { quoteUnsafeIntegers } from '../lib/json';
import { Action } from './action';
import { takeEarlyAnswer } from './early';
import { ApiError, errorFromBody, isErrorBody, malformed } from './errors';
import { callHeaders } from './headers';
import { TIMEOUT, withTimestamp, writeHeaders } from './sent';
import { mayHaveStored } from './may-have-stored';

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

/** One call: `body` is sent as JSON, or as it is when it is a form. */
interface Call {
  method: string;
  url: string;
  body: unknown;
  signal: AbortSignal | undefined;
  /** A language other than the interface's (D10). */
  language: string | undefined;
  /** Of a write: what it belongs to, where it may be sent again (D49). */
  action: Action | undefined;
}

interface Answer {
  status: number;
  text: string;
}

function bodyOf(body: unknown): { body?: FormData | string; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

let ky: KyInstance | undefined;

async function ask(call: Call, token: string | null, key: string | undefined): Promise<Answer> {
  const { method, signal, language } = call;
  const url = method === 'GET' ? withTimestamp(call.url) : call.url;
  const { body, headers } = bodyOf(call.body);
  const sent = { ...headers, ...callHeaders(token, language), ...writeHeaders(key) };
  const early = method === 'GET' ? await takeEarlyAnswer(call.url, sent) : undefined;
  if (early) return early;
  // Loaded with the first call that is no early one, so that no first screen waits for it (design 8);
  // later calls have it at hand, since a page that is closing does not wait for anything.
  ky ??= (await import('ky')).default;
  const pending = ky(url, {
    method,
    headers: sent,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    retry: 0,
    // What is sent while the page closes, such as a deletion whose undo has run out, still arrives.
    keepalive: method === 'DELETE',
    timeout: TIMEOUT,
    totalTimeout: TIMEOUT,
    throwHttpErrors: false,
  });
  const [response, text] = await Promise.all([pending, pending.text()]);
  return { status: response.status, text };
}

function callError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  const late = error instanceof Error && error.name === 'TimeoutError';
  return new ApiError({ kind: late ? 'timeout' : 'network', cause: error });
}

function parse({ status, text }: Answer): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(quoteUnsafeIntegers(text));
  } catch (error) {
    if (status >= 400) return undefined;
    throw malformed(error);
  }
}

/**
 * Reads an answer as D6 has it: gives the parsed body, an empty success as `{}`. Throws an `ApiError`
 * for error codes, error bodies and anything that is no JSON.
 */
export function readAnswer(answer: Answer): unknown {
  const body = parse(answer);
  if (answer.status >= 400 || isErrorBody(body)) throw errorFromBody(answer.status, body);
  return body;
}

/** A success of one bare word, no JSON of its own, as the JSON string it stands for (D5). */
function withQuotedWord({ status, text }: Answer): Answer {
  const word = text.trim();
  const isWord =
    status < 400 && /^[\w.~+/=:-]+$/.test(word) && !/^(null|true|false|-?\d)/.test(word);
  return { status, text: isWord ? JSON.stringify(word) : text };
}

/**
 * Makes what sends a client's calls: headers, `_t`, 20 s in all, no repetition (§7, D8, D13). The
 * promise gives the parsed body and rejects with an `ApiError`, or with the caller's abort.
 */
export function createTransport(options: TransportOptions): (call: Call) => Promise<unknown> {
  return async (call) => {
    const { method, url, body, action = new Action() } = call;
    const write = `${method} ${url} ${JSON.stringify(body)}`;
    const token = options.token();
    let answer: Answer;
    try {
      answer = await ask(call, token, method === 'GET' ? undefined : action.keyOf(write));
    } catch (error) {
      throw callError(error, call.signal);
    }
    try {
      const read = readAnswer(options.bareText ? withQuotedWord(answer) : answer);
      action.settle(write);
      return read;
    } catch (error) {
      if (!mayHaveStored(error)) action.settle(write);
      if (error instanceof ApiError && error.status === 401) options.onUnauthorised?.(token);
      if (error instanceof ApiError && error.status === 503) options.onUnavailable?.();
      throw error;
    }
  };
}
