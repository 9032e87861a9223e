import { recordOf } from '@/lib/is-record';
import { malformedError } from '@/api/errors';

type No = string | number;

function noOf(value: unknown): No | undefined {
  if (typeof value !== 'object' || value === null || !('no' in value)) return undefined;
  const { no } = value;
  if (typeof no === 'string') return no.trim() === '' ? undefined : no;
  return typeof no === 'number' ? no : undefined;
}

/**
 * Returns the `no` of a created item from the version, or the first of several, in the response. The specification does
 * not define the response: undefined is no error.
 */
export function createdNoIn(body: unknown): No | undefined {
  if (typeof body !== 'object' || body === null || !('result' in body)) return undefined;
  const { result } = body;
  return Array.isArray(result) ? noOf(result[0]) : noOf(result);
}

/** Returns the `fileId` of an upload's response (D16). Throws `ApiError` (malformed) if it is missing. */
export function fileIdIn(body: unknown): string {
  const { fileId } = recordOf(recordOf(body).result);
  if (typeof fileId !== 'string' || fileId === '') throw malformedError(body);
  return fileId;
}

/** Returns how many lawyers have a job (D30): 0 for `false` or null, undefined for `true` and other values. */
export function holderCountIn(body: unknown): number | undefined {
  const { result } = recordOf(body);
  const count = typeof result === 'string' && result.trim() !== '' ? Number(result) : result;
  if (count === false || count === null) return 0;
  return typeof count === 'number' && Number.isFinite(count) ? count : undefined;
}

/**
 * Returns the token of a login response: `result`, `result.token`, `token` or the whole body (D5); undefined if there
 * is no token.
 */
export function tokenIn(body: unknown): string | undefined {
  const { result, token } = recordOf(body);
  const candidates = [body, result, recordOf(result).token, token];
  return candidates.find(
    (candidate) => typeof candidate === 'string' && candidate.trim() !== '',
  ) as string | undefined;
}
