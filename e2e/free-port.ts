import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Starts a server on a free port of this machine; returns its HTTP URL. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns a URL of this machine where no server listens. */
export async function findUnusedAddress(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

/** Returns a port that was free a moment ago, for programs that cannot choose one themselves. */
export async function findFreePort(): Promise<number> {
  return Number(new URL(await findUnusedAddress()).port);
}
