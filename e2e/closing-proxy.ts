import { createServer, request as send } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from './free-port';

/** A proxy that closes its connection instead of responding to one mutation of a path, and records those of that path. */
export interface ClosingProxy {
  url: string;
  /** The mutations of the path that arrived, each with its `Idempotency-Key`. */
  mutations: { path: string; key: string | undefined }[];
  stop: () => void;
}

/**
 * Starts a proxy in front of a server. It forwards the first mutation of `path` over a reused connection, but closes
 * the connection instead of responding, as an idle timeout does: a browser then resends the request by itself.
 * `withoutKeys` removes `Idempotency-Key`, as for a backend that does not know it.
 */
export async function startClosingProxy(
  targetUrl: string,
  path: string,
  { withoutKeys = false } = {},
): Promise<ClosingProxy> {
  const usedSockets = new Set<Socket>();
  const mutations: ClosingProxy['mutations'] = [];
  let hasClosed = false;
  const server = createServer((request, outgoing) => {
    const { method, url = '/', socket } = request;
    const headers = { ...request.headers };
    const isMutation = method !== 'GET' && url === path;
    if (isMutation)
      mutations.push({ path: url, key: headers['idempotency-key'] as string | undefined });
    if (withoutKeys) delete headers['idempotency-key'];
    const shouldClose = isMutation && !hasClosed && usedSockets.has(socket);
    hasClosed ||= shouldClose;
    usedSockets.add(socket);
    const forwardedRequest = send(new URL(url, targetUrl), { method, headers }, (response) => {
      if (shouldClose) {
        response.resume();
        response.once('end', () => socket.destroy());
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwardedRequest.once('error', () => socket.destroy());
    request.pipe(forwardedRequest);
  });
  return {
    url: await listen(server),
    mutations,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
