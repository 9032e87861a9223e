import type { ErrorObject } from 'ajv/dist/2020.js';
import type { components } from '../src/api/schema.gen';
import type { Operation } from './contract';
import { formatMessage, type Locale, type MessageKey, type MessageValues } from './messages';

const STATUS_TEXT = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

/** The HTTP statuses of errors in the contract (§8), and 429, which a proxy returns. */
type RejectionStatus = keyof typeof STATUS_TEXT;

const RESULT_ENUM: Record<RejectionStatus, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  406: 'NOT_ACCEPTABLE',
  409: 'IN_USE',
  413: 'FILE_TOO_LARGE',
  415: 'FILE_TYPE_NOT_ACCEPTED',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_ERROR',
  503: 'SITE_OFF',
};

/** Thrown to reject a request, with an HTTP status and a message for users. */
export class Rejection extends Error {
  readonly status: RejectionStatus;
  readonly key: MessageKey;
  readonly values: MessageValues;

  constructor(status: RejectionStatus, key: MessageKey, values: MessageValues = {}) {
    super(formatMessage(key, 'en_US', values));
    this.status = status;
    this.key = key;
    this.values = values;
  }
}

/** Returns the rejection for a missing record. */
export function notFoundRejection(): Rejection {
  return new Rejection(404, 'notFound');
}

/** Returns the rejection for an invalid value; `field` is its name in the contract. */
export function invalidFieldRejection(field: string, key: MessageKey = 'invalid'): Rejection {
  return new Rejection(422, key, { field });
}

/**
 * Returns the rejection for parameters that violate the contract: 422 for a well-formed value outside the enumeration, where
 * the operation defines that status (D35).
 */
export function parameterRejection({ statuses }: Operation, errors: ErrorObject[]): Rejection {
  const isOutsideEnum = errors.every(({ keyword }) => keyword === 'enum');
  return isOutsideEnum && statuses.includes(422)
    ? invalidFieldRejection('value')
    : new Rejection(400, 'badRequest');
}

/** Returns the rejection for a body that violates the contract, with the message of its first error (§5, D38). */
export function bodyRejection({ instancePath, keyword, params }: ErrorObject): Rejection {
  const field = instancePath.split('/').findLast((part) => /^[a-z]/i.test(part)) ?? 'body';
  if (keyword === 'required')
    return invalidFieldRejection(String(params.missingProperty), 'required');
  if (instancePath === '' && keyword === 'type') return new Rejection(400, 'badRequest');
  if (keyword === 'minLength') return invalidFieldRejection(field, 'required');
  // The only combination that the contract forbids is an external item without a URL (D25).
  if (keyword === 'not') return invalidFieldRejection('contentUrl', 'required');
  if (keyword === 'format' && params.format === 'email') return new Rejection(422, 'invalidEmail');
  if (keyword === 'format' || keyword === 'pattern')
    return invalidFieldRejection(field, 'invalidUrl');
  return invalidFieldRejection(field);
}

/** Returns the key of the default message of a status. */
export function defaultMessageKey(status: RejectionStatus): MessageKey {
  const keys: Record<RejectionStatus, MessageKey> = {
    400: 'badRequest',
    401: 'unauthorized',
    403: 'forbidden',
    404: 'notFound',
    406: 'jsonOnly',
    409: 'inUse',
    413: 'fileTooLarge',
    415: 'fileTypeNotAccepted',
    422: 'invalid',
    429: 'tooManyRequests',
    500: 'internal',
    503: 'siteOff',
  };
  return keys[status];
}

/** Returns whether an HTTP status is an error that the mock knows. */
export function isRejectionStatus(status: number): status is RejectionStatus {
  return status in STATUS_TEXT;
}

/** Returns the error body of §3, in the language of the request. */
export function errorBody(
  rejection: Rejection,
  locale: Locale,
  time: number,
): components['schemas']['ErrorBody'] {
  const { status, key, values } = rejection;
  return {
    code: status * 100 + 1,
    error: STATUS_TEXT[status],
    message: formatMessage(key, locale, values),
    resultCode: status,
    resultEnum:
      key === 'itemExists' || key === 'versionExists' ? 'ALREADY_EXISTS' : RESULT_ENUM[status],
    status,
    timestamp: time,
    traceId: crypto
      .getRandomValues(new Uint32Array(2))
      .reduce((text, part) => text + toHex(part), ''),
  };
}

function toHex(part: number): string {
  return part.toString(16).padStart(8, '0');
}
