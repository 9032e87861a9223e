import type { Backend } from './backend';
import type { Fault } from './faults';
import { parseScale } from './parse-scale';
import { parseScenarioString, backendOptionsOf } from './scenario-string';

/** The path prefix of the control API, on the HTTP server only. */
export const CONTROL_PREFIX = '/__mock';

/** Parses a body as an object, without properties for an empty body. Throws for any other JSON value. */
function parseBody(text: string): Record<string, unknown> {
  const body: unknown = text ? JSON.parse(text) : {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('The body is not an object');
  return { ...body };
}

function isIntegerBetween(min: number, max: number, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** Returns the fault of a body. Throws if it has no path, or an invalid status or number of requests. */
function requireFault(body: Record<string, unknown>): Fault {
  const { path, status, times } = body;
  if (typeof path !== 'string') throw new Error('`path` is missing');
  if (status !== undefined && !isIntegerBetween(200, 599, status))
    throw new Error('`status` is not a whole number from 200 to 599');
  if (times !== undefined && times !== 'always' && !isIntegerBetween(0, Infinity, times))
    throw new Error('`times` is neither a whole number from 0 nor `always`');
  return { ...body, path };
}

/**
 * Responds to a request of the control API: `POST reset {scale?}`, `POST scenario {mock}` (a scenario string, until the next
 * reset), `POST site-status {value}`, `POST expire-tokens`, `POST token {loginAccount?}`, `POST fail` (a `Fault`), `POST hold`
 * (a `Fault` that waits for `POST release {path?}`), `GET requests`, `GET mismatches`. Anything else is a 404. Throws for
 * an invalid body, such as an unknown scenario.
 */
export async function handleControlRequest(backend: Backend, request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.slice(CONTROL_PREFIX.length + 1);
  const body = parseBody(request.method === 'GET' ? '' : await request.text());
  switch (`${request.method} ${name}`) {
    case 'POST reset':
      await backend.reset('scale' in body ? parseScale(String(body.scale)) : undefined);
      break;
    case 'POST scenario':
      await backend.applyOptions(backendOptionsOf(parseScenarioString(String(body.mock))));
      break;
    case 'POST site-status':
      backend.setSiteStatus(body.value === 1 ? 1 : 0);
      break;
    case 'POST expire-tokens':
      backend.expireTokens();
      break;
    case 'POST token':
      return Response.json({ token: backend.tokenFor(body.loginAccount as string | undefined) });
    case 'POST fail':
      backend.injectFault(requireFault(body));
      break;
    case 'POST hold':
      backend.hold(requireFault(body));
      break;
    case 'POST release':
      backend.release(body.path as string | undefined);
      break;
    case 'GET requests':
      return Response.json(backend.requests);
    case 'GET mismatches':
      return Response.json(backend.mismatches);
    default:
      return Response.json({ error: 'The control API has no such operation' }, { status: 404 });
  }
  return Response.json({ done: true });
}
