import type { OperationId } from '../../mocks/call';
import type { Operation } from '../../mocks/contract';
import { readItem, readPage } from '../../src/api/response-envelope';
import { recordOf } from '../../src/lib/is-record';
import { ApiError, malformedError } from '../../src/api/errors';
import { fileIdIn, tokenIn } from '../../src/api/admin/response-values';
import { readResponse, quoteBareWord, type ServerResponse } from '../../src/api/read-response';
import { parseResponse } from '../../src/api/parse-response';
import { RESPONSES, SHAPES } from '../../src/api/response-shapes.gen';
import { invalidRowsIn } from '../../src/api/invalid-rows';
import { quoteUnsafeIntegers } from '../../src/lib/json';
import { AFFECTED_FEATURES } from './affected-features';

/** How the application interprets a response. */
interface Interpretation {
  /** Whether the application's transport treats the response as a success (D6). */
  ok: boolean;
  /** Whether the server rejects the request, which may be the purpose of a call. */
  isRejected: boolean;
  /** The parsed body; `{}` if it is empty, undefined if it is not JSON. */
  body: unknown;
  /** Effects on users if the application cannot handle the response. */
  breakages: string[];
}

/** Reads a body as the screens of the call do. Throws or rejects with an `ApiError`. */
type Reader = (body: unknown) => unknown;

const parseList: Reader = (data) => readPage(Promise.resolve({ data }));
const parseItem: Reader = (data) => readItem(Promise.resolve({ data }));

function parseToken(body: unknown): void {
  if (tokenIn(body) === undefined) throw malformedError(body);
}

/** Readers of the operations whose method and id do not determine the reader. */
const READERS: Partial<Record<OperationId, Reader>> = {
  loginAdmin: parseToken,
  quitAdmin: () => undefined,
  uploadFile: fileIdIn,
  // An unknown number requires a replacement of the job (D30).
  checkJob: () => undefined,
  // An unknown value lets visitors in, and disables the switch for staff (D35).
  getSiteStatus: () => undefined,
  getAdminSiteStatus: () => undefined,
  getAdminPortalConfiguration: parseList,
  // One record, or one per language (D33).
  getPortalConfiguration: (body) =>
    Array.isArray(recordOf(body).result) ? parseList(body) : parseItem(body),
};

function readerOf({ id, method }: Operation): Reader {
  const reader = READERS[id];
  if (reader) return reader;
  if (method !== 'GET') return () => undefined;
  return id.startsWith('list') ? parseList : parseItem;
}

/** Returns the fields of a record that the application lost when parsing it: `jobs.name`. */
function findLostFields(shape: string, sentValue: unknown, parsedValue: unknown): string[] {
  if (Array.isArray(sentValue)) {
    const rows: unknown[] = Array.isArray(parsedValue) ? parsedValue : [];
    const idOf = (row: unknown) => recordOf(row).id;
    return sentValue.flatMap((sentRow, index) => {
      const sameRow = rows.find((row) => idOf(row) !== undefined && idOf(row) === idOf(sentRow));
      return findLostFields(shape, sentRow, sameRow ?? rows[index]);
    });
  }
  const [before, after] = [recordOf(sentValue), recordOf(parsedValue)];
  return Object.entries(SHAPES[shape] ?? {}).flatMap(([field, type]) => {
    const value = before[field];
    if (value === undefined || value === null) return [];
    if (after[field] === undefined) return [field];
    const rowShape = type.replace(/[[\]!]/g, '');
    if (!(rowShape in SHAPES)) return [];
    return findLostFields(rowShape, value, after[field]).map(
      (innerField) => `${field}.${innerField}`,
    );
  });
}

/** Returns which records or fields of a GET the application cannot parse. */
function lossesOf({ id, path }: Operation, body: unknown, parsedBody: unknown): string[] {
  const shape = RESPONSES[path];
  if (shape === undefined) return [];
  const [sentResult, parsedResult] = [recordOf(body).result, recordOf(parsedBody).result];
  const invalidCount = invalidRowsIn(parsedResult).length;
  if (invalidCount > 0 && Array.isArray(sentResult))
    return [`${AFFECTED_FEATURES[id]} is without ${invalidCount} of ${sentResult.length} records`];
  return [...new Set(findLostFields(shape, sentResult, parsedResult))].map(
    (field) => `${AFFECTED_FEATURES[id]} is without \`${field}\``,
  );
}

/** Returns what users see of a call that the application treats as failed. */
function failureOf({ id, method, needsToken }: Operation, error: unknown): string {
  const { status = 0, serverMessage } = error instanceof ApiError ? error : {};
  if (id === 'getSiteStatus')
    return 'the status page does not return visitors to the site once it is on again';
  const message = serverMessage ? `: “${serverMessage}”` : '';
  if (status === 401 && needsToken)
    return `${AFFECTED_FEATURES[id]} ends the session and shows the login`;
  if (status === 503 && !needsToken && method === 'GET')
    return 'visitors see the status page instead of the site';
  return method === 'GET'
    ? `${AFFECTED_FEATURES[id]} shows that it could not be loaded${message}`
    : `${AFFECTED_FEATURES[id]} is reported as failed${message}`;
}

function parseText({ text }: ServerResponse): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(quoteUnsafeIntegers(text));
  } catch {
    return undefined;
  }
}

/**
 * Reads a response with the application's own code: its transport, its parser of records (strict for staff), and the
 * envelope readers of the screens.
 */
export async function readAsApplication(
  operation: Operation,
  response: ServerResponse,
): Promise<Interpretation> {
  const { id, method, path } = operation;
  const readableResponse = id === 'loginAdmin' ? quoteBareWord(response) : response;
  const body = parseText(readableResponse);
  try {
    readResponse(readableResponse);
  } catch (error) {
    const isRejected = error instanceof ApiError && error.kind === 'http' && error.status < 500;
    // The user is logged out even if the call fails (D14).
    const breakages = id === 'quitAdmin' ? [] : [failureOf(operation, error)];
    return { ok: false, isRejected, body, breakages };
  }
  try {
    const parsedBody =
      method === 'GET' ? parseResponse(path, body, path.startsWith('/admin/')) : body;
    await readerOf(operation)(parsedBody);
    return { ok: true, isRejected: false, body, breakages: lossesOf(operation, body, parsedBody) };
  } catch (error) {
    return { ok: true, isRejected: false, body, breakages: [failureOf(operation, error)] };
  }
}
