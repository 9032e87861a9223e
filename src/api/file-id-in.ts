import { recordOf } from './response-envelope';
import { malformed } from './errors';

/** Returns the `fileId` of an upload's response (D16). Throws `ApiError` (malformed) if it is missing. */
export function fileIdIn(body: unknown): string {
  const { fileId } = recordOf(recordOf(body).result);
  if (typeof fileId !== 'string' || fileId === '') throw malformed(body);
  return fileId;
}
