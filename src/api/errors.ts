import { recordOf } from '@/lib/is-record';
import { errorMessageIn, rejectedFieldsIn, type RejectedField } from './error-texts';

export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'malformed';

interface ApiErrorInit {
  kind: ApiErrorKind;
  status?: number | undefined;
  serverMessage?: string | undefined;
  rejectedFields?: readonly RejectedField[];
  cause?: unknown;
}

/**
 * Reports a failed call (§8). `status` is the HTTP code (or the body's, D6), 0 without a response or for a malformed
 * one; `serverMessage` is the server's message for users, if any; `rejectedFields` lists the fields that it names.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly rejectedFields: readonly RejectedField[];
  /** The body that was sent, to which the paths of `rejectedFields` refer. */
  sentBody: unknown;

  constructor(init: ApiErrorInit) {
    const { kind, status = 0, serverMessage, rejectedFields = [], cause } = init;
    super(serverMessage ?? `${kind} ${status}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.rejectedFields = rejectedFields;
  }

  /** Whether a GET may be retried: never after 4xx, 503 or a malformed response (D13). */
  get isRetryable(): boolean {
    return (
      this.kind === 'network' ||
      this.kind === 'timeout' ||
      (this.status >= 500 && this.status !== 503)
    );
  }
}

/** Creates the error for a response that violates the contract. */
export function malformedError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'malformed', cause });
}

const RESULT_ENUMS_OF_SUCCESS = ['SUCCESS', 'OK'];

const FIRST_ERROR_CODE = 400;

/** The HTTP status of a failure whose body has no HTTP code of its own: the server rejected the request. */
const REJECTED_STATUS = 400;

/** Returns a code as a number, also one written as digits; undefined for other texts, such as `A0001`. */
function codeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : undefined;
}

/** Returns the error codes of a body: those of `code`, `resultCode` and `status` from 400 (D6). */
function errorCodes({ code, resultCode, status }: Partial<Record<string, unknown>>): number[] {
  return [code, resultCode, status]
    .map(codeOf)
    .filter((number) => number !== undefined && number >= FIRST_ERROR_CODE) as number[];
}

/**
 * Returns the HTTP status for the body of a 2xx response: its first error code that is an HTTP code, so that 401, 404
 * and 503 mean the same in a body as in a status line (D3, D4); 400 if there is no such code.
 */
function statusInBody(properties: Partial<Record<string, unknown>>): number {
  return errorCodes(properties).find((code) => code < 600) ?? REJECTED_STATUS;
}

/** Creates the error of an error body (§3), which is parsed JSON or a plain text. */
export function errorFromBody(status: number, body: unknown): ApiError {
  const properties = recordOf(body);
  const rejectedFields = rejectedFieldsIn(body);
  const message = errorMessageIn(body);
  // A message that only repeats the reason of a field adds nothing.
  const isRepeated = rejectedFields.some((field) => field.path !== '' && field.message === message);
  return new ApiError({
    kind: 'http',
    status: status >= FIRST_ERROR_CODE ? status : statusInBody(properties),
    serverMessage: isRepeated ? undefined : message,
    rejectedFields: rejectedFields.filter(
      (field) => field.message !== message || field.path !== '',
    ),
  });
}

function isNonEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns whether the body of a 2xx response reports a failure (D6). */
export function isErrorBody(body: unknown): boolean {
  const properties = recordOf(body);
  const { resultEnum } = properties;
  const word = typeof resultEnum === 'string' ? resultEnum.trim().toUpperCase() : '';
  return (
    isNonEmpty(properties.error) ||
    properties.success === false ||
    (word !== '' && !RESULT_ENUMS_OF_SUCCESS.includes(word)) ||
    errorCodes(properties).length > 0
  );
}

/** Returns whether a failed mutation may have been stored: after no or a malformed response, or a 5xx other than 503. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'http' || (error.status >= 500 && error.status !== 503);
}
