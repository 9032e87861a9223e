import { ApiError, malformedError, isOutcomeUnknown } from '@/api/errors';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { callHeaders } from '@/api/client-headers';
import { API_PREFIX, REQUEST_TIMEOUT_MS, mutationHeaders } from '@/api/request-headers';
import { readResponse } from '@/api/read-response';
import { fileIdIn } from './response-values';

export interface UploadOptions {
  token: string;
  /** Called with the fraction of the file that was sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** For one file: the same keys only for its retries (D49). */
  idempotencyKeys?: IdempotencyKeys | undefined;
}

function abortError(): DOMException {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- never shown
  return new DOMException('The upload was canceled', 'AbortError');
}

/**
 * Uploads one file as the multipart field `file` (D12) and returns the parsed response. Uses XMLHttpRequest, since
 * `fetch` does not report progress. Timeout and errors are those of the transport (D13): rejects with an `ApiError`,
 * or with an `AbortError` when the caller's signal aborts.
 */
export function sendFile(path: string, file: File, options: UploadOptions): Promise<unknown> {
  const { token, onProgress, signal, idempotencyKeys = new IdempotencyKeys() } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortError());
      return;
    }
    const request = new XMLHttpRequest();
    request.open('POST', `${location.origin}${API_PREFIX}${path}`);
    const headers = { ...callHeaders(token), ...mutationHeaders(idempotencyKeys.keyOf(path)) };
    for (const [header, value] of Object.entries(headers)) {
      request.setRequestHeader(header, value);
    }
    request.timeout = REQUEST_TIMEOUT_MS;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(readResponse({ status: request.status, text: request.responseText }));
        idempotencyKeys.settle(path);
      } catch (error) {
        if (!isOutcomeUnknown(error)) idempotencyKeys.settle(path);
        reject(error instanceof Error ? error : malformedError(error));
      }
    };
    request.onerror = () => reject(new ApiError({ kind: 'network' }));
    request.ontimeout = () => reject(new ApiError({ kind: 'timeout' }));
    request.onabort = () => reject(abortError());
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Uploads one file like `sendFile` and returns its `fileId` (D16). Rejects as `sendFile` does. */
export async function uploadFile(
  path: string,
  file: File,
  options: UploadOptions,
): Promise<string> {
  return fileIdIn(await sendFile(path, file, options));
}
