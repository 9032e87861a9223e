import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../free-port';
import { httpError, type Reply } from './reply';
import { createRoutes, type Routes } from './routes';
import { Store } from './store';

/** The calls under `/admin` that need no token: the login, and four calls of visitors (§7). */
const PUBLIC_ADMIN_CALL_PATTERN =
  /^(POST \/admin\/(login|send-email)|GET \/admin\/(job|office|professionalField\/lang\/list))$/;

/** A running backend. */
interface SecondBackend {
  url: string;
  store: Store;
  close: () => void;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return {};
  }
}

/** Returns the handler of a path: a path without parameters takes precedence. */
function findHandler(handlers: Routes, method: string, path: string) {
  const call = `${method} ${path}`;
  const exactHandler = handlers[call];
  if (exactHandler) return { name: call, handle: exactHandler, pathParameters: [] };
  for (const [name, handle] of Object.entries(handlers)) {
    const match = new RegExp(`^${name.replaceAll('{}', '([^/]+)')}$`).exec(call);
    if (match) return { name, handle, pathParameters: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

async function handleRequest(
  store: Store,
  handlers: Routes,
  message: IncomingMessage,
): Promise<Reply> {
  const { method = 'GET', headers } = message;
  const url = new URL(message.url ?? '/', 'http://localhost');
  const bytes = await buffer(message);
  const path = url.pathname.replace(/^\/api/, '');
  const match = findHandler(handlers, method, path);
  if (!match) return httpError(404, 'Operation not found');
  const token = headers.authorization ?? '';
  if (
    path.startsWith('/admin/') &&
    !PUBLIC_ADMIN_CALL_PATTERN.test(match.name) &&
    !store.tokens.has(token)
  )
    return httpError(401, 'Please log in');
  const isStatus = path.endsWith('/site-status');
  if (path.startsWith('/user/') && !isStatus && store.siteStatus === '0')
    return httpError(503, 'The site is off');
  const readUploadedFile = async () => {
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
    const file = form.get('file');
    return file instanceof File ? file : undefined;
  };
  const language = String(headers['x-language'] ?? 'en_US');
  const { pathParameters, handle } = match;
  return handle({
    pathParameters,
    query: url.searchParams,
    body: parseJson(bytes),
    language,
    token,
    readUploadedFile,
  });
}

async function serve(
  store: Store,
  handlers: Routes,
  message: IncomingMessage,
  response: ServerResponse,
) {
  const file = store.files.get(message.url ?? '');
  if (file) {
    response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
    return;
  }
  const { status, body } = await handleRequest(store, handlers, message);
  if (body === undefined) response.writeHead(status).end();
  else response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Starts a backend that was written from the specification and the assumptions, and responds differently from the
 * mock where both allow it: see README.md in this folder.
 */
export async function startSecondBackend({ deletesChildren = true } = {}): Promise<SecondBackend> {
  const store = new Store();
  const handlers = createRoutes(store, deletesChildren);
  const server: Server = createServer((message, response) => {
    serve(store, handlers, message, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  const url = await listen(server);
  return { url, store, close: () => server.close() };
}

if (import.meta.main) console.log(`Second backend: ${(await startSecondBackend()).url}/api`);
