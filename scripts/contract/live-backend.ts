import type { OperationId } from '../../mocks/call';
import { operations, validateResponse, type Operation } from '../../mocks/contract';
import { IdempotencyKeys } from '../../src/api/idempotency-keys';
import {
  requestHeaders,
  REQUEST_TIMEOUT_MS,
  withTimestamp,
  mutationHeaders,
} from '../../src/api/request-headers';
import { readAsApplication } from './application';
import { AFFECTED_FEATURES } from './affected-features';
import type { Effect } from './check-report';

/** An id or a `no` as received (D11). */
export type Id = string | number;

/** An unvalidated record of a response. */
export type Row = Record<string, unknown>;

/** Input of a call; the admin token is sent if the contract requires one. */
export interface Input {
  path?: Record<string, Id>;
  query?: Record<string, Id>;
  body?: unknown;
  language?: string;
  token?: string | null;
  /** Idempotency key of a mutation; a new one by default (D49). */
  key?: string;
  prefix?: string;
  /** Whether the call may be rejected (4xx). */
  mayBeRejected?: boolean;
}

/** A call with its response. */
export interface Exchange {
  id: OperationId;
  /** `GET /admin/job`. */
  name: string;
  status: number;
  ok: boolean;
  /** The whole body; undefined if it is empty or not JSON. */
  body: unknown;
  result: unknown;
  contentType: string;
  text: string;
  /** Where the response differs from the contract. */
  differences: string[];
  /** Effects of the response on users; empty if the application copes. */
  breakages: string[];
}

/** Thrown if no backend is reachable. */
export class NotReachableError extends Error {}

/** Thrown instead of a call after the user has stopped the check. */
export class InterruptedError extends Error {}

/** Returns whether a value is a record. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the records of a list response; none for other responses. */
export function rowsOf({ ok, result }: Exchange): Row[] {
  return ok && Array.isArray(result) ? result.filter(isRow) : [];
}

/** Returns an id of a record; undefined if the field is missing. */
export function idOf(row: Row | undefined, field = 'id'): Id | undefined {
  const id = row?.[field];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Returns whether two ids are equal, as numbers or as texts (D11). */
export function isSameId(a: unknown, b: unknown): boolean {
  return String(a) === String(b);
}

/** Returns the consequence of a response that differs, as the application reads it. */
export function effectOf({ breakages: [first] }: Exchange): Effect {
  return first === undefined ? 'copes: the application reads it' : `breaks: ${first}`;
}

/** A running backend, called as the application calls it; validates each response against the contract. */
export class LiveBackend {
  readonly exchanges: Exchange[] = [];
  token: string | null = null;
  readonly #api: string;
  readonly #stop: AbortSignal;

  constructor(api: string, stop: AbortSignal) {
    this.#api = api.replace(/\/$/, '');
    this.#stop = stop;
  }

  /** Returns the origin of the API, at which the check expects uploaded files (D16). */
  get origin(): string {
    return new URL(this.#api).origin;
  }

  /** Sends one call. Throws `InterruptedError` after a stop, and `NotReachableError` if the first call gets no response. */
  async call(id: OperationId, input: Input = {}): Promise<Exchange> {
    if (this.#stop.aborted) throw new InterruptedError();
    return this.callEvenIfStopped(id, input);
  }

  /** Sends one call even after a stop: for the cleanup, and to find test items for it. */
  async callEvenIfStopped(id: OperationId, input: Input = {}): Promise<Exchange> {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`Unknown operation: ${id}`);
    const name = `${operation.method} ${operation.path}`;
    try {
      const response = await this.#send(operation, input);
      const text = await response.text();
      const exchange = await readExchange(operation, response, text, input.mayBeRejected === true);
      this.exchanges.push(exchange);
      return exchange;
    } catch (error) {
      const reason = describe(error);
      if (this.exchanges.length === 0) throw new NotReachableError(`${this.#api}: ${reason}`);
      const [differences, breakages] = [
        [`no response: ${reason}`],
        id === 'quitAdmin' ? [] : [`${AFFECTED_FEATURES[id]} shows an error`],
      ];
      const emptyResponse = {
        ok: false,
        body: undefined,
        result: undefined,
        contentType: '',
        text: '',
      };
      const exchange = { id, name, status: 0, ...emptyResponse, differences, breakages };
      this.exchanges.push(exchange);
      return exchange;
    }
  }

  #send({ method, path, needsToken }: Operation, input: Input): Promise<Response> {
    const filledPath = path.replace(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(String(input.path?.[part])),
    );
    const url = new URL(`${this.#api}${filledPath}`);
    for (const [key, value] of Object.entries(input.query ?? {}))
      url.searchParams.set(key, String(value));
    const {
      body,
      language = 'en_US',
      prefix = null,
      key = new IdempotencyKeys().keyOf(''),
    } = input;
    const token = input.token === undefined && needsToken ? this.token : (input.token ?? null);
    const isForm = body instanceof FormData;
    return fetch(method === 'GET' ? withTimestamp(url.href) : url.href, {
      method,
      headers: {
        ...requestHeaders({ token, language, routePrefix: prefix }),
        ...(method !== 'GET' && mutationHeaders(key)),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

async function readExchange(
  operation: Operation,
  { status, headers }: Response,
  text: string,
  mayBeRejected: boolean,
): Promise<Exchange> {
  const { id, method, path } = operation;
  const { ok, isRejected, body, breakages } = await readAsApplication(operation, { status, text });
  const contentType = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const isFailure = !ok && !(mayBeRejected && isRejected);
  const message = isRow(body) && typeof body.message === 'string' ? `: ${body.message}` : '';
  const isEmpty = text.trim() === '';
  // The response of a login may be one bare word (D5).
  const isWord = id === 'loginAdmin' && typeof body === 'string';
  const problems = isEmpty || isWord ? [] : validateResponse(operation, status, body);
  return {
    id,
    name: `${method} ${path}`,
    status,
    ok,
    body: isEmpty ? undefined : body,
    contentType,
    text,
    result: isRow(body) ? body.result : body,
    differences: [
      ...(isFailure ? [`responds with ${status}${message}`] : []),
      ...(isEmpty ? [`responds with ${status} without a body`] : []),
      ...(body === undefined ? ['responds with something else than JSON'] : []),
      // One message for all records of a list.
      ...new Set(problems.map((problem) => problem.replace(/\/\d+(?=[/ ])/g, '/*'))),
    ],
    breakages: ok || isFailure ? breakages : [],
  };
}
