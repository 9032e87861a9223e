import type { Action } from '../action';
import { readList } from '../envelope';
import type { components } from '../schema.gen';
import { sendFile, type UploadOptions } from '../upload';
import { listOptions, refreshReads, useRead } from '../use-read';
import { staffApi } from './client';
import { confirmGone } from './confirm-gone';
import { withStaffToken } from './files';

/** A picture of the icon library (D34). */
export type Icon = components['schemas']['Icon'];

const LIST = '/admin/icon';

/** The whole icon library (§7, D34). Throws `ApiError`. */
export function listIcons(): Promise<Icon[]> {
  return readList(staffApi.GET(LIST, {}));
}

/** Reads the icon library. */
export function useIcons() {
  return useRead([LIST], listIcons, listOptions);
}

/** Reads the icon library again, after it was written. */
export async function refreshIcons(): Promise<void> {
  await refreshReads(LIST);
}

/**
 * Adds one picture to the icon library (§7, D12). The answer tells no address: the library has to be read
 * again for it. A 401 ends the session (D3). Rejects with an `ApiError`, or with an `AbortError`.
 */
export async function uploadIcon(
  file: File,
  options: Omit<UploadOptions, 'token'> = {},
): Promise<void> {
  await withStaffToken((token) => sendFile(LIST, file, { ...options, token }));
}

/**
 * Takes an icon out of the library (§7, D34), if it is still there. Throws `ApiError`, 409 where the server keeps
 * what is in use.
 */
export async function deleteIcon(id: Icon['id'], action?: Action): Promise<void> {
  await confirmGone(staffApi.DELETE('/admin/icon/{id}', { params: { path: { id } }, action }));
}
