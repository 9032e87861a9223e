/** A request that the mock received. */
interface LoggedRequest {
  time: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed JSON, the fields of a form with each file as its name, type and size, or else the text; null without a body. */
  body: unknown;
  /** The HTTP status of the response; null while the request is pending, 0 for a broken connection. */
  status: number | null;
}

const MAX_ENTRIES = 1_000;

/** Returns the body of a request: parsed JSON, form fields with each file as its name, type and size, or else the text; null without a body. */
export async function readLoggedBody(request: Request): Promise<unknown> {
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

/** Records the latest requests, for tests and debugging. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  /** Returns the requests, oldest first. */
  get entries(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** Records a request. The caller sets the entry's `status` when the response arrives. */
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
    this.#entries = [...this.#entries, entry].slice(-MAX_ENTRIES);
    entry.body = await readLoggedBody(request.clone()).catch(() => null);
    return entry;
  }

  /** Removes all entries. */
  clear(): void {
    this.#entries = [];
  }
}
