/** Maximum number of cached responses. */
const KEPT = 300;

/** Fetching an item counts a view (D37) and serves only one page, so its response is not cached. */
const ITEM = /\/user\/[^/]+\/\d+$/;

interface Answer {
  status: number;
  text: string;
}

/**
 * Returns a `fetch` for browser code, which calls `/api` on its own origin `site`: sends the requests to the backend at
 * `api` (`https://host/api`) and caches what many pages query. Rejects as `fetch` does.
 */
export function backendFetch(site: string, api: string): typeof fetch {
  const send = fetch;
  const kept = new Map<string, Promise<Answer>>();
  const ask = async (request: Request, path: string): Promise<Answer> => {
    const { headers, signal } = request;
    const response = await send(`${api}${path}`, { headers, signal });
    return { status: response.status, text: await response.text() };
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, searchParams, href } = new URL(request.url);
    if (origin !== site || !pathname.startsWith('/api/') || request.method !== 'GET') {
      throw new Error(`${request.method} ${href} is no read of the API`);
    }
    const path = href.slice(`${site}/api`.length);
    searchParams.delete('_t');
    const name = `${request.headers.get('X-Language') ?? ''} ${pathname}?${searchParams}`;
    const answer = kept.get(name) ?? ask(request, path);
    kept.delete(name);
    if (!ITEM.test(pathname)) kept.set(name, answer);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    try {
      const { status, text } = await answer;
      return new Response(text, { status });
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  };
}
