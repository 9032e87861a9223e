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

/** Reads the error body of §3 from a parsed answer; missing or odd fields are left out. */
export function errorFromBody(status: number, body: unknown): ApiError {
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const bodyStatus = typeof fields.status === 'number' ? fields.status : undefined;
  return new ApiError({
    kind: 'http',
    status: status >= 400 ? status : (bodyStatus ?? status),
    serverMessage: text(fields.message) ?? text(fields.error),
    code: text(fields.resultEnum) ?? text(fields.resultCode) ?? text(fields.code),
    traceId: text(fields.traceId),
  });
}

/** Whether a 2xx body says that the call failed all the same (D6). */
export function isErrorBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const fields: Record<string, unknown> = { ...body };
  return (
    text(fields.error) !== undefined ||
    text(fields.resultEnum) !== undefined ||
    (typeof fields.status === 'number' && fields.status >= 400)
  );
}
