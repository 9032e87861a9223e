/** Why a call failed: an answer with an error, no answer in time, no connection, or nonsense. */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'malformed';

interface ApiErrorInit {
  kind: ApiErrorKind;
  status?: number | undefined;
  serverMessage?: string | undefined;
  code?: string | undefined;
  traceId?: string | undefined;
  cause?: unknown;
}

/**
 * The one error of the data layer (§8). `status` is the HTTP code (or the body's, D6), 0 without an
 * answer; `serverMessage` is what the server says to people, when it says anything.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly code: string | undefined;
  readonly traceId: string | undefined;

  constructor({ kind, status = 0, serverMessage, code, traceId, cause }: ApiErrorInit) {
    super(serverMessage ?? `${kind} ${status}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = code;
    this.traceId = traceId;
  }

  /** Whether asking again may help: never after 4xx or 503 (D13). */
  get mayBeRepeated(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      (this.status >= 500 && this.status !== 503)
    );
  }
}

/** An answer that is not what the contract promises. */
export function malformed(cause?: unknown): ApiError {
  return new ApiError({ kind: 'malformed', cause });
}

/** The most characters of an error that are shown. */
const MOST = 1_000;

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MOST) : undefined;
}

/** Words of `resultEnum` that mean success. */
const SUCCESS_WORDS = ['SUCCESS', 'OK'];

/** Lowest number of `code`, `resultCode` or `status` that means failure. */
const FIRST_ERROR_CODE = 400;

/** The HTTP status of a failure whose body has no HTTP code of its own: the server rejected the request. */
const REJECTED = 400;

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Returns a number that is a number or its digits; words such as `A0001` are no number. */
function codeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : undefined;
}

/** Returns the error codes of a body: of `code`, `resultCode` and `status` those of 400 and above (D6). */
function errorCodes({ code, resultCode, status }: Record<string, unknown>): number[] {
  return [code, resultCode, status]
    .map(codeOf)
    .filter((number) => number !== undefined && number >= FIRST_ERROR_CODE) as number[];
}

/**
 * Returns the HTTP status that the body of a 2xx response stands for: the first error code that is one of HTTP's,
 * so that 401, 404 and 503 mean the same in a body as in a status line (D3, D4). Without one, the server rejected
 * the request.
 */
function statusInBody(fields: Record<string, unknown>): number {
  return errorCodes(fields).find((code) => code < 600) ?? REJECTED;
}

/** Reads the error body of §3 from a parsed answer; missing or odd fields are left out. */
export function errorFromBody(status: number, body: unknown): ApiError {
  const fields = fieldsOf(body);
  return new ApiError({
    kind: 'http',
    status: status >= FIRST_ERROR_CODE ? status : statusInBody(fields),
    serverMessage: text(fields.message) ?? text(fields.error),
    code: text(fields.resultEnum) ?? text(fields.resultCode) ?? text(fields.code),
    traceId: text(fields.traceId),
  });
}

function isError(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return text(value) !== undefined;
}

/** Returns whether the body of a 2xx response reports a failure (D6). */
export function isErrorBody(body: unknown): boolean {
  const fields = fieldsOf(body);
  const word = text(fields.resultEnum)?.trim().toUpperCase();
  return (
    isError(fields.error) ||
    fields.success === false ||
    (word !== undefined && !SUCCESS_WORDS.includes(word)) ||
    errorCodes(fields).length > 0
  );
}
