import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { awaitSuccess, readItem } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { useQuery } from '@/api/use-query';
import { adminApi } from './client';
import { LOW_PRIORITY } from './low-priority';
import { setAccountIfUnknown, session } from './session';
import { clearAndRefetch } from './refetch';

export type AdminProfile = components['schemas']['AdminProfile'];

const PROFILE_PATH = '/admin/mine';

/** Fetches the profile of the logged-in user, whose account the session adopts if it is unknown. Throws `ApiError`. */
export async function fetchProfile(): Promise<AdminProfile> {
  const { token } = session;
  const profile = await readItem(adminApi.GET(PROFILE_PATH, LOW_PRIORITY));
  setAccountIfUnknown(token, profile.loginAccount ?? undefined);
  return profile;
}

/** Fetches the profile of the logged-in user (§3). */
export function useProfile() {
  return useQuery([PROFILE_PATH], fetchProfile);
}

/** Changes the password of the logged-in user (§7). Throws `ApiError`, 4xx when the server rejects it. */
export async function changePassword(
  oldPassword: string,
  newPassword: string,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  const body = { oldPassword, newPassword };
  await awaitSuccess(adminApi.PUT('/admin/modify-password', { body, idempotencyKeys }));
}

/**
 * Changes the portrait of the logged-in user to an uploaded picture (§7); an empty string removes it. Throws
 * `ApiError`.
 */
export async function changePortrait(
  headImg: string,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(
    adminApi.PUT('/admin/modify-head-img', { body: { headImg }, idempotencyKeys }),
  );
  await clearAndRefetch(PROFILE_PATH);
}
