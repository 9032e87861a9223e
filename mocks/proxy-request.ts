import { API_PREFIX } from './contract';

/** Hop-by-hop headers, `Host`, and headers of the body's transfer, of which `fetch` sets its own. */
const OMITTED_HEADERS = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
];

function withoutOmittedHeaders(headers: Headers): Headers {
  const copy = new Headers(headers);
  OMITTED_HEADERS.forEach((name) => copy.delete(name));
  return copy;
}

/**
 * Forwards a request to a real backend and returns its response. `apiUrl` is the base URL of its API, such as
 * `https://host/api`; its files are next to it (D16). Throws when the backend is unreachable.
 */
export async function proxyRequest(request: Request, apiUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isCall = pathname.startsWith(`${API_PREFIX}/`);
  const targetUrl = isCall
    ? `${apiUrl.replace(/\/+$/, '')}${pathname.slice(API_PREFIX.length)}`
    : new URL(pathname, apiUrl);
  const { method } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(`${String(targetUrl)}${search}`, {
    method,
    headers: withoutOmittedHeaders(request.headers),
    redirect: 'manual',
    ...(hasBody && { body: await request.clone().arrayBuffer() }),
  });
  return new Response(response.body, {
    status: response.status,
    headers: withoutOmittedHeaders(response.headers),
  });
}
