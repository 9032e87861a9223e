import { setTimeout as pause } from 'node:timers/promises';
import type { CallParameters } from '../../src/api/call-url';
import { ApiError, errorFromBody, isErrorBody, malformedError } from '../../src/api/errors';
import { parseResponse } from '../../src/api/parse-response';
import type { paths } from '../../src/api/schema.gen';
import type { Locale } from '../../src/i18n/locales';
import { quoteUnsafeIntegers } from '../../src/lib/json';

/** A public API (`https://host/api`), queried in one interface language for one firm (§6, §7). */
export interface Source {
  api: string;
  locale: Locale;
  firmId: string;
}

/** Timeout of a whole call, in milliseconds (§9, D13). */
const TIMEOUT_MS = 20_000;

/** Maximum number of retries (D13), and the delay before each, in milliseconds. */
const MAX_RETRIES = 2;
const RETRY_DELAY_MS = 500;

type ResponseBody<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

async function fetchText(url: URL, { locale, firmId }: Source): Promise<[number, string]> {
  // Headers of every public call, as in `src/api/client-headers.ts` (§7, D8, D50).
  const headers = { Accept: 'application/json', 'X-LawFirm-ID': firmId, 'X-Language': locale };
  url.searchParams.set('_t', String(Date.now()));
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return [response.status, await response.text()];
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new ApiError({ kind: isTimeout ? 'timeout' : 'network', cause: error });
  }
}

function parse(status: number, text: string): unknown {
  try {
    return JSON.parse(quoteUnsafeIntegers(text));
  } catch (error) {
    if (status >= 400) return text;
    throw malformedError(error);
  }
}

async function send(
  source: Source,
  path: string,
  { query = {} }: CallParameters,
): Promise<unknown> {
  const url = new URL(`${source.api}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  const [status, text] = await fetchText(url, source);
  const body = parse(status, text);
  if (status >= 400 || isErrorBody(body)) throw errorFromBody(status, body);
  return parseResponse(path, body, false);
}

/**
 * Sends a query of `src/api/queries.ts` outside a browser, and returns the response in the contract's types. Retries
 * twice after retryable errors (D13). Never for a path with an id, which may count a view (D37). Throws `ApiError`.
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
