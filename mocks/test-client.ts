import type { Backend } from './backend';
import type { OperationResponse, OperationId } from './call';
import { API_PREFIX, operations } from './contract';

/** The parts of a test request. Without a language, it is in English. */
export interface TestInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  language?: string;
  token?: string | null;
  headers?: Record<string, string>;
}

/** A response; `result` exists only when the request succeeded. */
interface TestResponse<Id extends OperationId> {
  status: number;
  message: string;
  resultEnum?: string;
  result: OperationResponse<Id> extends { result?: infer Result } ? Result : never;
  pageable?: { pageNo: number; pageSize: number; totalCount: number };
}

/** Creates the request of an operation as the contract specifies it. A `File` as body becomes a form. */
export function requestFor(
  id: OperationId,
  input: TestInput,
  origin = 'http://localhost',
): Request {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`Unknown operation: ${id}`);
  const { path = {}, query = {}, body, language = 'en_US', token, headers } = input;
  const filledPath = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const url = new URL(`${origin}${API_PREFIX}${filledPath}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (operation.method === 'GET') url.searchParams.set('_t', String(Date.now()));
  const isForm = body instanceof File;
  const form = new FormData();
  if (isForm) form.set('file', body);
  return new Request(url, {
    method: operation.method,
    headers: {
      'X-LawFirm-ID': '100',
      'X-Language': language,
      ...(token && { Authorization: token }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? form : JSON.stringify(body) }),
  });
}

/** Sends requests to a backend in tests, by operation. */
export class TestClient {
  token: string | null = null;
  readonly #backend: Backend;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Logs in, as the administrator by default; later requests send the token. Throws when the login fails. */
  async login(loginAccount = 'admin', password = `${loginAccount}123`): Promise<string> {
    const { status, result } = await this.call('loginAdmin', { body: { loginAccount, password } });
    if (status !== 200) throw new Error(`Login failed with status ${status}`);
    this.token = result;
    return result;
  }

  /** Sends one request and returns the parsed response. */
  async call<Id extends OperationId>(id: Id, input: TestInput = {}): Promise<TestResponse<Id>> {
    const request = requestFor(id, { token: this.token, ...input });
    const response = await this.#backend.handle(request);
    // The backend has validated the response against the contract, unless a fault replaced it.
    return { status: response.status, ...((await response.json()) as object) } as TestResponse<Id>;
  }
}
