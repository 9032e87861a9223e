/** A request that the mock has seen. */
interface LoggedRequest {
  time: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON; of a form each file as its name, type and size; null without a body. */
  body: unknown;
  /** The answer's HTTP code; null while there is none, 0 for a broken connection. */
  status: number | null;
}

const KEPT = 1_000;

/** The body of a request as it can be read again: parsed JSON, of a form each file as its name, type and size; null without. */
export async function readable(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const fields = [...(await request.formData())].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size },
    ]);
    return Object.fromEntries(fields);
  }
  const text = await request.text();
  if (!text) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Remembers the latest requests, for tests and for the curious. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  /** The requests, oldest first. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** Notes a request; the entry's `status` is set when there is an answer. */
  async add(request: Request, time: number): Promise<LoggedRequest> {
    const url = new URL(request.url);
    const entry: LoggedRequest = {
      time,
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(request.headers),
      body: null,
      status: null,
    };
    this.#entries = [...this.#entries, entry].slice(-KEPT);
    entry.body = await readable(request.clone()).catch(() => null);
    return entry;
  }

  /** Forgets all of them. */
  clear(): void {
    this.#entries = [];
  }
}
