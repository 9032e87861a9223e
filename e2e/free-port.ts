import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Lets a server listen on a free port of this machine; gives its address, by http. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address of this machine at which nothing answers. */
export async function unusedAddress(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

/** A port that was free a moment ago, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  return Number(new URL(await unusedAddress()).port);
}
