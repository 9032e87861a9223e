import { ApiError } from './errors';

/** Returns whether a failed mutation may have been stored: no response, a malformed one, or a server error. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'http' || (error.status >= 500 && error.status !== 503);
}
