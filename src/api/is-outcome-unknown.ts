import { ApiError } from './errors';

/** Whether a write that failed may have been stored all the same: no answer, nonsense, or a failure of the server itself. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'http' || (error.status >= 500 && error.status !== 503);
}
