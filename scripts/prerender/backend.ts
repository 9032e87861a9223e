/** Maximum number of cached responses. */
const CACHE_SIZE = 300;

/** Fetching an item counts a view (D37) and serves only one page, so its response is not cached. */
const ITEM_PATH_PATTERN = /\/user\/[^/]+\/(?!list$)[^/]+$/;

interface CachedResponse {
  status: number;
  text: string;
}

/**
 * Returns a `fetch` for browser code, which calls `/api` on its own origin `site`: sends the requests to the backend at
 * `api` (`https://host/api`) and caches what many pages query, except errors. Rejects as `fetch` does, and for
 * other requests than a GET of the API.
 */
export function backendFetch(site: string, api: string): typeof fetch {
  const send = fetch;
  const cache = new Map<string, Promise<CachedResponse>>();
  const fetchFromBackend = async (request: Request, path: string): Promise<CachedResponse> => {
    const { headers, signal } = request;
    const response = await send(`${api}${path}`, { headers, signal });
    return { status: response.status, text: await response.text() };
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, searchParams, href } = new URL(request.url);
    if (origin !== site || !pathname.startsWith('/api/') || request.method !== 'GET') {
      throw new Error(`${request.method} ${href} is not a GET of the API`);
    }
    const path = href.slice(`${site}/api`.length);
    searchParams.delete('_t');
    const cacheKey = `${request.headers.get('X-Language') ?? ''} ${pathname}?${searchParams}`;
    const response = cache.get(cacheKey) ?? fetchFromBackend(request, path);
    cache.delete(cacheKey);
    if (!ITEM_PATH_PATTERN.test(pathname)) cache.set(cacheKey, response);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    try {
      const { status, text } = await response;
      if (status >= 400) cache.delete(cacheKey);
      return new Response(text, { status });
    } catch (error) {
      cache.delete(cacheKey);
      throw error;
    }
  };
}
