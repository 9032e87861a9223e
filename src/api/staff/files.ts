import { siteOrigin } from '../../env';
import { ApiError } from '../errors';
import { uploadFile, type UploadOptions } from '../upload';
import { endSession, session } from './session';

/**
 * Uploads a file and gives the address to store: the site's origin and the returned path (§7, D16).
 * A 401 ends the session like that of any staff call (D3). Rejects like `uploadFile`.
 */
export async function uploadStaffFile(
  file: File,
  options: Omit<UploadOptions, 'token'> = {},
): Promise<string> {
  const { token } = session;
  try {
    const path = await uploadFile('/admin/files/upload', file, { ...options, token });
    return `${siteOrigin()}${path.startsWith('/') ? '' : '/'}${path}`;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession('expired', token);
    throw error;
  }
}
