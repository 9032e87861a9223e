import { fileOrigin } from '@/lib/file-origin';
import { ApiError } from '@/api/errors';
import { uploadFile, type UploadOptions } from './upload';
import { endSession, tokenToSend } from './session';

/** Sends an upload with the admin token. A 401 ends the session (D3). Rejects like `tokenToSend` and `send`. */
export async function withAdminToken<Result>(
  send: (token: string) => Promise<Result>,
): Promise<Result> {
  const token = tokenToSend();
  try {
    return await send(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession('expired', token);
    throw error;
  }
}

/** Returns the URL to store for an uploaded file: its origin and the returned path, or a returned absolute URL (D16). */
export function toStoredUrl(path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  return `${fileOrigin()}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Uploads a file and returns the URL to store (§7, D16). Rejects like `withAdminToken` and `uploadFile`. */
export async function uploadAdminFile(
  file: File,
  options: Omit<UploadOptions, 'token'> = {},
): Promise<string> {
  const path = await withAdminToken((token) =>
    uploadFile('/admin/files/upload', file, { ...options, token }),
  );
  return toStoredUrl(path);
}
