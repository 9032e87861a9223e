import type { Client } from 'openapi-fetch';
import type { IdempotencyKeys } from './idempotency-keys';
import { callUrlOf, type CallParameters } from './call-url';
import { parseResponse } from './parse-response';
import type { paths } from './schema.gen';
import { saveTotal, lastTotalOf, listKeyOf } from './list-totals';
import { createTransport, type TransportOptions } from './transport';

type WithoutHeader<Parameters> = Omit<Parameters, 'header'> & {
  /** Set by the transport; only the language of a call can be overridden (D10). */
  header?: { 'X-Language'?: string };
};

/** The contract without the headers that the transport adds to every call (D8). */
type ApiPaths = {
  [Path in keyof paths]: {
    [Key in keyof paths[Path]]: paths[Path][Key] extends { parameters: infer Parameters }
      ? Omit<paths[Path][Key], 'parameters'> & { parameters: WithoutHeader<Parameters> }
      : paths[Path][Key];
  };
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A client typed by the contract: a wrong path, parameter or body does not compile. */
type Api = Pick<Client<ApiPaths>, Method>;

interface Init {
  params?: CallParameters;
  body?: unknown;
  signal?: AbortSignal;
  priority?: RequestPriority;
  /** Without them, a mutation gets a new key (D49). */
  idempotencyKeys?: IdempotencyKeys | undefined;
}

interface ApiOptions extends TransportOptions {
  /** Whether records are validated strictly, for staff, who send back what they fetched (`parseResponse`). */
  rejectsIncomplete?: boolean;
}

/**
 * Creates a client with the types of openapi-fetch, whose code would cost every visitor 3 KB (docs/decisions/0003).
 * Calls return the parsed body as `data`, validated if they are GETs, and reject with an `ApiError`, or with the
 * caller's abort.
 */
export function createApi({ rejectsIncomplete = false, ...options }: ApiOptions): Api {
  const send = createTransport(options);
  const createMethod =
    (method: Method) =>
    async (
      template: string,
      { params = {}, body, signal, priority, idempotencyKeys }: Init = {},
    ) => {
      const { query, header } = params;
      const language = header?.['X-Language'];
      const listKey = method === 'GET' ? listKeyOf(template, query, language) : undefined;
      const url = callUrlOf(template, {
        ...params,
        query: { ...query, total: lastTotalOf(listKey) },
      });
      const call = { method, url, body, signal, priority, language, idempotencyKeys };
      const response = await send(call);
      saveTotal(listKey, response);
      return {
        data: method === 'GET' ? parseResponse(template, response, rejectsIncomplete) : response,
      };
    };
  const api: Record<Method, unknown> = {
    GET: createMethod('GET'),
    POST: createMethod('POST'),
    PUT: createMethod('PUT'),
    DELETE: createMethod('DELETE'),
  };
  return api as Api;
}
