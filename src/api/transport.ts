import type { KyInstance } from 'ky';
import { IdempotencyKeys } from './idempotency-keys';
import { consumePrefetched } from './prefetch';
import { ApiError, isOutcomeUnknown } from './errors';
import { callHeaders } from './client-headers';
import { REQUEST_TIMEOUT_MS, withTimestamp, mutationHeaders } from './request-headers';
import { readResponse, quoteBareWord, type ServerResponse } from './read-response';

/** The differences between the clients of staff, of visitors and of the login (D2). */
export interface TransportOptions {
  /** Called for every call; null sends no token. */
  getToken: () => string | null;
  /** Called with the token that was sent. */
  onUnauthorized?: (token: string | null) => void;
  onUnavailable?: () => void;
  /** Whether a success may be one bare word instead of JSON, such as the token of a login (D5). */
  allowsBareWord?: boolean;
}

interface Call {
  method: string;
  url: string;
  body: unknown;
  signal: AbortSignal | undefined;
  priority: RequestPriority | undefined;
  /** Undefined for the interface language (D10). */
  language: string | undefined;
  /** Undefined for a mutation that is not retried (D49). */
  idempotencyKeys: IdempotencyKeys | undefined;
}

function serializeBody(body: unknown): { body?: string; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

let ky: KyInstance | undefined;

async function sendRequest(
  call: Call,
  token: string | null,
  idempotencyKey: string | undefined,
): Promise<ServerResponse> {
  const { method, signal, priority, language } = call;
  const url = method === 'GET' ? withTimestamp(call.url) : call.url;
  const { body, headers } = serializeBody(call.body);
  const sentHeaders = {
    ...headers,
    ...callHeaders(token, language),
    ...mutationHeaders(idempotencyKey),
  };
  const prefetchedResponse =
    method === 'GET' ? await consumePrefetched(call.url, sentHeaders) : undefined;
  if (prefetchedResponse) return prefetchedResponse;
  // Loaded with the first call without a prefetched response, so that a prefetched screen does not wait for it
  // (docs/architecture.md#8-performance). Later calls do not wait for an import, since a closing page does not.
  ky ??= (await import('ky')).default;
  const responsePromise = ky(url, {
    method,
    headers: sentHeaders,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    ...(priority && { priority }),
    retry: 0,
    // A deletion that waits for an undo is sent when the page closes, and still arrives.
    keepalive: method === 'DELETE',
    timeout: REQUEST_TIMEOUT_MS,
    totalTimeout: REQUEST_TIMEOUT_MS,
    throwHttpErrors: false,
  });
  const [response, text] = await Promise.all([responsePromise, responsePromise.text()]);
  return { status: response.status, text };
}

function toApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return new ApiError({ kind: isTimeout ? 'timeout' : 'network', cause: error });
}

/**
 * Creates the function that sends a client's calls: headers, `_t`, 20 s in total, no retries (§7, D8, D13). Its
 * promise resolves to the parsed body and rejects with an `ApiError`, or with the caller's abort.
 */
export function createTransport(options: TransportOptions): (call: Call) => Promise<unknown> {
  return async (call) => {
    const { method, url, body, idempotencyKeys = new IdempotencyKeys() } = call;
    const mutation = `${method} ${url} ${JSON.stringify(body)}`;
    const token = options.getToken();
    let response: ServerResponse;
    try {
      response = await sendRequest(
        call,
        token,
        method === 'GET' ? undefined : idempotencyKeys.keyOf(mutation),
      );
    } catch (error) {
      throw toApiError(error, call.signal);
    }
    try {
      const parsedBody = readResponse(options.allowsBareWord ? quoteBareWord(response) : response);
      idempotencyKeys.settle(mutation);
      return parsedBody;
    } catch (error) {
      if (!isOutcomeUnknown(error)) idempotencyKeys.settle(mutation);
      if (error instanceof ApiError) error.sentBody = body;
      if (error instanceof ApiError && error.status === 401) options.onUnauthorized?.(token);
      if (error instanceof ApiError && error.status === 503) options.onUnavailable?.();
      throw error;
    }
  };
}
