import { validateExchange } from '../contract';
import { readLoggedBody } from '../request-log';

/** A request of the page with its response. */
export interface Exchange {
  id: number;
  /** The origin of the response: the mock in the page, or the real backend behind it. */
  source: 'mock' | 'backend';
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: unknown;
  /** The HTTP status; null while the request is pending, 0 for a broken connection. */
  status: number | null;
  /** The response body as text. */
  responseBody: string;
  /** The contract violations of the request and the response. */
  mismatches: readonly string[];
}

const MAX_ENTRIES = 200;

/** Stores the latest requests of the page for the mock panel. */
export class Exchanges {
  #all: readonly Exchange[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  /** Returns the requests, newest first; a new array after every change. */
  readonly all = (): readonly Exchange[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Records a request and returns a function that records its response. Reads clones, so both bodies stay unread. */
  record(request: Request): (response: Response, source: Exchange['source']) => void {
    const sentRequest = request.clone();
    this.#lastId += 1;
    const id = this.#lastId;
    const { method, url } = request;
    const exchange: Exchange = {
      ...{ id, source: 'mock', method, url, headers: [...request.headers] },
      ...{ body: null, status: null, responseBody: '', mismatches: [] },
    };
    this.#set([exchange, ...this.#all].slice(0, MAX_ENTRIES));
    void readLoggedBody(sentRequest.clone()).then((body) => this.#change(id, { body }));
    return (response, source) =>
      void this.#recordResponse(id, sentRequest, response.clone(), source);
  }

  /** Removes all requests. */
  clear(): void {
    this.#set([]);
  }

  async #recordResponse(
    id: number,
    sentRequest: Request,
    response: Response,
    source: Exchange['source'],
  ): Promise<void> {
    const isBroken = response.type === 'error';
    const mismatches = isBroken ? [] : await validateExchange(sentRequest, response.clone());
    const { status } = response;
    this.#change(id, { source, status, responseBody: await response.text(), mismatches });
  }

  #change(id: number, change: Partial<Exchange>): void {
    this.#set(
      this.#all.map((exchange) => (exchange.id === id ? { ...exchange, ...change } : exchange)),
    );
  }

  #set(exchanges: readonly Exchange[]): void {
    this.#all = exchanges;
    for (const listener of this.#listeners) listener();
  }
}

/** Quotes a text as one shell argument. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The origin of `npm run mock`. */
const HTTP_MOCK_ORIGIN = 'http://localhost:4010';

/** Returns a header as a shell argument. Requests a token from the HTTP mock, where one of the mock in the page is invalid. */
function headerArgument(name: string, value: string, source: Exchange['source']): string {
  if (name !== 'authorization' || source === 'backend') return quoteForShell(`${name}: ${value}`);
  const command = `curl -s -X POST ${HTTP_MOCK_ORIGIN}/__mock/token -d '{}'`;
  return `"${name}: $(${command} | cut -d '"' -f 4)"`;
}

/** Returns a request as a curl command. Requests to the mock in the page go to the HTTP mock, which a shell can reach. */
export function toCurl({ source, method, url, headers, body }: Exchange): string {
  const { origin, pathname, search } = new URL(url);
  const targetOrigin = source === 'mock' ? HTTP_MOCK_ORIGIN : origin;
  const isForm = headers.some(
    ([name, value]) => name === 'content-type' && value.startsWith('multipart'),
  );
  return [
    `curl -X ${method} ${quoteForShell(`${targetOrigin}${pathname}${search}`)}`,
    ...headers
      .filter(([name]) => !(isForm && name === 'content-type'))
      .map(([name, value]) => `-H ${headerArgument(name, value, source)}`),
    ...(isForm ? [`-F 'file=@FILE'`] : []),
    ...(body !== null && !isForm
      ? [`--data-raw ${quoteForShell(typeof body === 'string' ? body : JSON.stringify(body))}`]
      : []),
  ].join(' \\\n  ');
}
