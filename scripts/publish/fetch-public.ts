import { setTimeout as pause } from 'node:timers/promises';
import type { CallParameters } from '../../src/api/call-url';
import { ApiError } from '../../src/api/errors';
import { parseResponse } from '../../src/api/parse-response';
import { readResponse, type ServerResponse } from '../../src/api/read-response';
import { REQUEST_TIMEOUT_MS, requestHeaders, withTimestamp } from '../../src/api/request-headers';
import type { paths } from '../../src/api/schema.gen';
import type { Locale } from '../../src/i18n/locales';

/** A public API (`https://host/api`), queried in one interface language (§6, §7). */
export interface Source {
  api: string;
  locale: Locale;
}

/** Maximum number of retries (D13), and the delay before the first, in milliseconds. */
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 500;

type ResponseBody<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

async function fetchText(url: URL, language: Locale): Promise<ServerResponse> {
  try {
    const response = await fetch(withTimestamp(url.href), {
      headers: requestHeaders({ token: null, language, routePrefix: null }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new ApiError({ kind: isTimeout ? 'timeout' : 'network', cause: error });
  }
}

async function send(
  { api, locale }: Source,
  path: string,
  { query = {} }: CallParameters,
): Promise<unknown> {
  const url = new URL(`${api}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return parseResponse(path, readResponse(await fetchText(url, locale)), false);
}

/**
 * Sends a public query outside a browser, and returns the response in the contract's types. Retries twice after
 * retryable errors (D13). Must not be used for a path with an id, which may count a view (D37). Throws `ApiError`.
 */
export async function fetchPublic<Path extends keyof paths>(
  source: Source,
  [path, { params = {} }]: readonly [path: Path, init: { readonly params?: CallParameters }],
): Promise<{ data: ResponseBody<Path> }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return { data: (await send(source, path, params)) as ResponseBody<Path> };
    } catch (error) {
      if (!(error instanceof ApiError && error.isRetryable) || attempt > MAX_RETRIES) throw error;
      await pause(RETRY_DELAY_MS * attempt);
    }
  }
}
