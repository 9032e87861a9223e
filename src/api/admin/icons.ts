import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { malformedError } from '@/api/errors';
import { readList } from '@/api/response-envelope';
import { recordOf } from '@/lib/is-record';
import type { components } from '@/api/schema.gen';
import { sendFile, type UploadOptions } from './upload';
import { listOptions, useQuery } from '@/api/use-query';
import { adminApi } from './client';
import { verifyDeletion, containsId } from './verify-deletion';
import { toStoredUrl, withAdminToken } from './files';
import { clearAndRefetch } from './refetch';

export type Icon = components['schemas']['Icon'];

const LIST_PATH = '/admin/icon';

/** Fetches the whole icon library (§7, D34). Throws `ApiError`. */
export function listIcons(): Promise<Icon[]> {
  return readList(adminApi.GET(LIST_PATH, {}));
}

/** Fetches the whole icon library; keeps the previous one while it loads again. */
export function useIcons() {
  return useQuery([LIST_PATH], listIcons, listOptions);
}

/** Revalidates the icon library, after a mutation. */
export async function revalidateIcons(): Promise<void> {
  await clearAndRefetch(LIST_PATH);
}

/** Returns the fields of the uploaded icon that a response contains: those of an icon, or only its path (D16). */
function iconIn(body: unknown): Partial<Icon> {
  const { result } = recordOf(body);
  const { id, iconUrl, fileId } = recordOf(result);
  const url = toText(iconUrl) || toText(fileId) || (typeof result === 'string' ? result : '');
  return {
    ...((typeof id === 'string' || typeof id === 'number') && { id }),
    ...(url && { iconUrl: toStoredUrl(url) }),
  };
}

/**
 * Adds one picture to the icon library (§7, D12). Returns the new icon as far as the response contains it (D34). A 401
 * ends the session (D3). Rejects with an `ApiError`, or with an `AbortError`.
 */
export async function uploadIcon(
  file: File,
  options: Omit<UploadOptions, 'token'> = {},
): Promise<Partial<Icon>> {
  return iconIn(await withAdminToken((token) => sendFile(LIST_PATH, file, { ...options, token })));
}

/** Fetches the file of an icon. Rejects unless it is a picture on an origin whose files scripts may read (D16). */
export async function fetchIconFile(
  iconUrl: string,
): Promise<{ name: string; type: string; bytes: ArrayBuffer }> {
  const response = await fetch(pictureUrl(iconUrl) ?? iconUrl);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!response.ok || !type.startsWith('image/')) throw malformedError();
  const name = new URL(response.url || iconUrl, location.href).pathname.split('/').at(-1) ?? '';
  return { name: name === '' ? 'icon' : name, type, bytes: await response.arrayBuffer() };
}

/** Deletes an icon from the library (§7, D34). Throws as `verifyDeletion` does, 409 when the icon is in use. */
export async function deleteIcon(id: Icon['id'], idempotencyKeys?: IdempotencyKeys): Promise<void> {
  await verifyDeletion(
    adminApi.DELETE('/admin/icon/{id}', { params: { path: { id } }, idempotencyKeys }),
    async () => containsId(await listIcons(), id),
  );
}
