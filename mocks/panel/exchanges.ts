import { validateExchange } from '../contract';
import { readable } from '../request-log';

/** A call that the page has sent, with what it was answered. */
export interface Exchange {
  id: number;
  /** Who has answered: the mock in the page, or the real backend behind it. */
  source: 'mock' | 'backend';
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: unknown;
  /** The HTTP code; null while there is none, 0 for a broken connection. */
  status: number | null;
  /** What was answered, as text. */
  answer: string;
  /** What in it is not as the contract says. */
  problems: readonly string[];
}

const KEPT = 200;

/** The latest calls of the page, as its panel shows them. */
export class Exchanges {
  #all: readonly Exchange[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();

  /** The calls, newest first; another array whenever one of them has changed. */
  readonly all = (): readonly Exchange[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes a call; the function that it gives notes its answer. Neither is read here: clones of them are. */
  note(request: Request): (response: Response, source: Exchange['source']) => void {
    const asked = request.clone();
    this.#last += 1;
    const id = this.#last;
    const { method, url } = request;
    const exchange: Exchange = {
      ...{ id, source: 'mock', method, url, headers: [...request.headers] },
      ...{ body: null, status: null, answer: '', problems: [] },
    };
    this.#set([exchange, ...this.#all].slice(0, KEPT));
    void readable(asked.clone()).then((body) => this.#change(id, { body }));
    return (response, source) => void this.#answered(id, asked, response.clone(), source);
  }

  /** Forgets all of them. */
  clear(): void {
    this.#set([]);
  }

  async #answered(
    id: number,
    asked: Request,
    response: Response,
    source: Exchange['source'],
  ): Promise<void> {
    const isBroken = response.type === 'error';
    const problems = isBroken ? [] : await validateExchange(asked, response.clone());
    const { status } = response;
    this.#change(id, { source, status, answer: await response.text(), problems });
  }

  #change(id: number, change: Partial<Exchange>): void {
    this.#set(this.#all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  #set(all: readonly Exchange[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

/** A text as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Where `npm run mock` answers. */
const OVER_HTTP = 'http://localhost:4010';

/** A header as a word of a shell. A token of the mock in the page is none of the one over HTTP, which is asked for its own. */
function headerWord(name: string, value: string, source: Exchange['source']): string {
  if (name !== 'authorization' || source === 'backend') return quoted(`${name}: ${value}`);
  const asked = `curl -s -X POST ${OVER_HTTP}/__mock/token -d '{}'`;
  return `"${name}: $(${asked} | cut -d '"' -f 4)"`;
}

/** A call as a command for a shell. What the mock in the page answers is asked of the one over HTTP, which a shell can reach. */
export function asCurl({ source, method, url, headers, body }: Exchange): string {
  const { origin, pathname, search } = new URL(url);
  const host = source === 'mock' ? OVER_HTTP : origin;
  const isForm = headers.some(
    ([name, value]) => name === 'content-type' && value.startsWith('multipart'),
  );
  return [
    `curl -X ${method} ${quoted(`${host}${pathname}${search}`)}`,
    ...headers
      .filter(([name]) => !(isForm && name === 'content-type'))
      .map(([name, value]) => `-H ${headerWord(name, value, source)}`),
    ...(isForm ? [`-F 'file=@FILE'`] : []),
    ...(body !== null && !isForm
      ? [`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]
      : []),
  ].join(' \\\n  ');
}
