import type { OperationId } from '../../mocks/call';
import { operations, responseErrors, type Operation } from '../../mocks/contract';
import { IdempotencyKeys } from '../../src/api/idempotency-keys';
import {
  requestHeaders,
  TIMEOUT,
  withTimestamp,
  mutationHeaders,
} from '../../src/api/request-headers';
import { readAsApplication } from './application';
import { AFFECTED_SCREENS } from './affected-screens';
import type { Effect } from './check-report';

/** An id, or a `no`, as it came (D11). */
export type Id = string | number;

/** A record of an answer, of which nothing is known yet. */
export type Row = Record<string, unknown>;

/** What is sent with a call; the token is that of staff where the contract asks for one. */
export interface Input {
  path?: Record<string, Id>;
  query?: Record<string, Id>;
  body?: unknown;
  language?: string;
  token?: string | null;
  /** The key of a write; one of its own where there is none (D49). */
  key?: string;
  prefix?: string;
  /** Whether a refusal (4xx) is what is asked for. */
  mayRefuse?: boolean;
}

/** A call with its answer. */
export interface Exchange {
  id: OperationId;
  /** `GET /admin/job`. */
  name: string;
  status: number;
  ok: boolean;
  /** The whole body; undefined where it is no JSON. */
  body: unknown;
  result: unknown;
  type: string;
  text: string;
  /** Where the response is not as the contract has it. */
  differs: string[];
  /** What a person sees of it that is not as it should be: empty where the application copes. */
  breaks: string[];
}

/** Thrown where there is no backend to ask. */
export class NotReachable extends Error {}

/** Thrown instead of a call once the person who runs the check has stopped it. */
export class Interrupted extends Error {}

/** Whether something is a record. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of an answer with a list; none where there is no list. */
export function rowsOf({ ok, result }: Exchange): Row[] {
  return ok && Array.isArray(result) ? result.filter(isRow) : [];
}

/** An id of a record, or undefined where it has none of that name. */
export function idOf(row: Row | undefined, field = 'id'): Id | undefined {
  const id = row?.[field];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Whether two ids are the same, of which one may be a number and the other its text (D11). */
export function sameId(a: unknown, b: unknown): boolean {
  return String(a) === String(b);
}

/** Returns what follows from a response that differs, by the application's own reading of it. */
export function effectOf({ breaks: [first] }: Exchange): Effect {
  return first === undefined ? 'copes: the application reads it' : `breaks: ${first}`;
}

/** A backend that runs somewhere, called as the application calls it, with each answer held against the contract. */
export class LiveBackend {
  readonly exchanges: Exchange[] = [];
  token: string | null = null;
  readonly #api: string;
  readonly #stop: AbortSignal;

  constructor(api: string, stop: AbortSignal) {
    this.#api = api.replace(/\/$/, '');
    this.#stop = stop;
  }

  /** Where uploaded files lie: the origin of the site (D16). */
  get origin(): string {
    return new URL(this.#api).origin;
  }

  /** Sends one call. Throws `Interrupted` once it was stopped, and `NotReachable` where nothing answers the first call. */
  async call(id: OperationId, input: Input = {}): Promise<Exchange> {
    if (this.#stop.aborted) throw new Interrupted();
    return this.clean(id, input);
  }

  /** Sends one call even after it was stopped: to clean up. */
  async clean(id: OperationId, input: Input = {}): Promise<Exchange> {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`No operation ${id}`);
    const name = `${operation.method} ${operation.path}`;
    try {
      const response = await this.#send(operation, input);
      const text = await response.text();
      const exchange = await read(operation, response, text, input.mayRefuse === true);
      this.exchanges.push(exchange);
      return exchange;
    } catch (error) {
      const why = describe(error);
      if (this.exchanges.length === 0) throw new NotReachable(`${this.#api}: ${why}`);
      const [differs, breaks] = [
        [`no answer: ${why}`],
        [`${AFFECTED_SCREENS[id]} shows that it failed`],
      ];
      const nothing = { ok: false, body: undefined, result: undefined, type: '', text: '' };
      const exchange = { id, name, status: 0, ...nothing, differs, breaks };
      this.exchanges.push(exchange);
      return exchange;
    }
  }

  #send({ method, path, needsToken }: Operation, input: Input): Promise<Response> {
    const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(String(input.path?.[part])),
    );
    const url = new URL(`${this.#api}${filled}`);
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
        ...requestHeaders({ token, language, prefix }),
        ...(method !== 'GET' && mutationHeaders(key)),
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

async function read(
  operation: Operation,
  { status, headers }: Response,
  text: string,
  mayRefuse: boolean,
): Promise<Exchange> {
  const { id, method, path } = operation;
  const { ok, rejected, body, breaks } = await readAsApplication(operation, { status, text });
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const refused = !ok && !(mayRefuse && rejected);
  const said = isRow(body) && typeof body.message === 'string' ? `: ${body.message}` : '';
  const isEmpty = text.trim() === '';
  // The login may answer one bare word (D5).
  const isWord = id === 'loginAdmin' && typeof body === 'string';
  const problems = isEmpty || isWord ? [] : responseErrors(operation, status, body);
  return {
    ...{ id, name: `${method} ${path}`, status, ok, body: isEmpty ? undefined : body, type, text },
    result: isRow(body) ? body.result : body,
    differs: [
      ...(refused ? [`answers ${status}${said}`] : []),
      ...(isEmpty ? [`answers ${status} without a body`] : []),
      ...(body === undefined ? ['answers no JSON'] : []),
      // One line for all records of a list.
      ...new Set(problems.map((one) => one.replace(/\/\d+(?=[/ ])/g, '/*'))),
    ],
    breaks: ok || refused ? breaks : [],
  };
}
