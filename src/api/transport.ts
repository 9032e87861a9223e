import type { KyInstance } from 'ky';
import { IdempotencyKeys } from './idempotency-keys';
import { consumePrefetched } from './prefetch';
import { ApiError } from './errors';
import { callHeaders } from './client-headers';
import { TIMEOUT, withTimestamp, mutationHeaders } from './request-headers';
import { isOutcomeUnknown } from './is-outcome-unknown';
import { readResponse, withQuotedMessage, type ServerResponse } from './read-response';

/** What tells the two clients apart (D2). */
export interface TransportOptions {
  /** The token to send, read at every call; null sends none. */
  token: () => string | null;
  /** Called with the token that was sent when the server answers 401. */
  onUnauthorized?: (token: string | null) => void;
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
  action: IdempotencyKeys | undefined;
}

function documentBody(body: unknown): {
  body?: FormData | string;
  headers: Record<string, string>;
} {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

let ky: KyInstance | undefined;

async function ask(
  call: Call,
  token: string | null,
  key: string | undefined,
): Promise<ServerResponse> {
  const { method, signal, language } = call;
  const url = method === 'GET' ? withTimestamp(call.url) : call.url;
  const { body, headers } = documentBody(call.body);
  const sent = { ...headers, ...callHeaders(token, language), ...mutationHeaders(key) };
  const early = method === 'GET' ? await consumePrefetched(call.url, sent) : undefined;
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

/**
 * Makes what sends a client's calls: headers, `_t`, 20 s in all, no repetition (§7, D8, D13). The
 * promise gives the parsed body and rejects with an `ApiError`, or with the caller's abort.
 */
export function createTransport(options: TransportOptions): (call: Call) => Promise<unknown> {
  return async (call) => {
    const { method, url, body, action = new IdempotencyKeys() } = call;
    const write = `${method} ${url} ${JSON.stringify(body)}`;
    const token = options.token();
    let answer: ServerResponse;
    try {
      answer = await ask(call, token, method === 'GET' ? undefined : action.keyOf(write));
    } catch (error) {
      throw callError(error, call.signal);
    }
    try {
      const read = readResponse(options.bareText ? withQuotedMessage(answer) : answer);
      action.settle(write);
      return read;
    } catch (error) {
      if (!isOutcomeUnknown(error)) action.settle(write);
      if (error instanceof ApiError) error.sent = body;
      if (error instanceof ApiError && error.status === 401) options.onUnauthorized?.(token);
      if (error instanceof ApiError && error.status === 503) options.onUnavailable?.();
      throw error;
    }
  };
}
