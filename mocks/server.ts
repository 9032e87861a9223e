import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBackend, type Backend } from './backend';
import { completeOptions, type BackendOptions } from './backend-options';
import { API_PREFIX, validateExchange } from './contract';
import { handleControlRequest, CONTROL_PREFIX } from './control';
import { createCallMatcher } from './faults';
import { proxyRequest } from './proxy-request';
import { parseScale } from './parse-scale';
import { parseScenarioString, backendOptionsOf, type MockScenario } from './scenario-string';

const DEFAULT_PORT = 4010;
const PICTURES_FOLDER = fileURLToPath(new URL('./pictures', import.meta.url));
const PICTURE_TYPES: Record<string, string> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

/** A running mock backend. */
export interface MockServer {
  url: string;
  backend: Backend;
  close: () => Promise<void>;
}

/** A real backend that responds to some of the requests. */
interface RealBackend {
  /** The base URL of its API, such as `https://host/api`. */
  apiUrl: string;
  proxiedCalls: MockScenario['proxiedCalls'];
}

async function toRequest(message: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { method = 'GET' } = message;
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(message.url ?? '/', url), {
    method,
    headers,
    ...(hasBody && { body: Buffer.concat(chunks) }),
  });
}

async function respondWithSeedPicture(pathname: string): Promise<Response> {
  const name = basename(pathname);
  const type = PICTURE_TYPES[extname(name)];
  const bytes = type ? await readFile(join(PICTURES_FOLDER, name)).catch(() => null) : null;
  if (!type || !bytes) return new Response(null, { status: 404 });
  return new Response(bytes, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  });
}

function respond(backend: Backend, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/files/seed/')) return respondWithSeedPicture(pathname);
  if (pathname.startsWith(`${CONTROL_PREFIX}/`))
    return handleControlRequest(backend, request).catch((error: unknown) =>
      Response.json({ error: String(error) }, { status: 400 }),
    );
  return backend.handle(request);
}

/** Returns the response of the mock or of the real backend. Files that the mock does not have come from the real backend too. */
async function respondOrProxy(
  { apiUrl, proxiedCalls, onMismatch }: RealBackend & Pick<Required<BackendOptions>, 'onMismatch'>,
  request: Request,
  backend: Backend,
): Promise<Response> {
  if (proxiedCalls.some((callPattern) => createCallMatcher(callPattern)(request)))
    return backend.respondThrough(request, async (changedRequest) => {
      const realResponse = await proxyRequest(changedRequest, apiUrl);
      (await validateExchange(changedRequest, realResponse.clone())).forEach(onMismatch);
      return realResponse;
    });
  const response = await respond(backend, request);
  const { pathname } = new URL(request.url);
  // The prefix of the real backend's files is unknown (D16).
  const isFile =
    request.method === 'GET' &&
    ![API_PREFIX, CONTROL_PREFIX].some((prefix) => pathname.startsWith(`${prefix}/`));
  return response.status === 404 && isFile ? proxyRequest(request, apiUrl) : response;
}

async function send(response: Response, serverResponse: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    serverResponse.destroy();
    return;
  }
  serverResponse.writeHead(response.status, Object.fromEntries(response.headers));
  serverResponse.end(Buffer.from(await response.arrayBuffer()));
}

/**
 * Starts a mock backend on a port (0: any free one) with its own store. `origin` is the origin of the site when it is not the
 * server itself, such as behind a preview server's proxy. `realBackend` is the real backend that responds to some of the requests,
 * each validated against the contract.
 */
export async function createMockServer({
  port = 0,
  realBackend,
  ...options
}: BackendOptions & { port?: number; realBackend?: RealBackend } = {}): Promise<MockServer> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const backend = await createBackend({ origin: url, ...options });
  const { onMismatch } = completeOptions(options);
  server.on('request', (message, serverResponse) => {
    toRequest(message, url)
      .then((request) =>
        realBackend
          ? respondOrProxy({ ...realBackend, onMismatch }, request, backend)
          : respond(backend, request),
      )
      .then((response) => send(response, serverResponse))
      .catch((error: unknown) => {
        console.error(error);
        serverResponse.destroy();
      });
  });
  return {
    url,
    backend,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Starts the HTTP mock: `npm run mock -- --scenario 'by-row;fail:/user/banner:500' --scale 5000 --token-ttl 60 --delay 300 --origin https://site.example` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', multiple: true, default: [] },
      scale: { type: 'string' },
      'token-ttl': { type: 'string' },
      delay: { type: 'string' },
      origin: { type: 'string' },
      api: { type: 'string' },
    },
  });
  const scenario = parseScenarioString(
    [
      ...values.scenario,
      ...(values['token-ttl'] ? [`token-ttl:${values['token-ttl']}`] : []),
      ...(values.delay ? [`delay:${values.delay}`] : []),
    ].join(';'),
  );
  const { proxiedCalls } = scenario;
  if (proxiedCalls.length > 0 && !values.api)
    throw new Error('The part `pass:` of the scenario requires the option --api');
  const { url, backend } = await createMockServer({
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    ...backendOptionsOf(scenario),
    ...(values.scale && { scale: parseScale(values.scale) }),
    ...(values.origin && { origin: values.origin }),
    ...(values.api && { realBackend: { apiUrl: values.api, proxiedCalls } }),
  });
  console.log(`Mock backend: ${url}/api (${backend.db.news.all().length} news records)`);
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    const { message, code, port } = error as NodeJS.ErrnoException & { port?: number };
    console.error(
      code === 'EADDRINUSE' ? `Port ${port} is in use. Run: PORT=4011 npm run mock` : message,
    );
    process.exit(1);
  });
