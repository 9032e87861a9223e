import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { confirm, readItem } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { revalidateQueries, useQuery } from '@/api/use-query';
import { adminApi } from './client';
import { setAccount, session } from './session';

export type AdminProfile = components['schemas']['AdminProfile'];

const MINE = '/admin/mine';

/** Fetches the profile of the member of staff who is signed in (§3). Throws `ApiError`. */
export async function readProfile(): Promise<AdminProfile> {
  const { token } = session;
  const profile = await readItem(adminApi.GET('/admin/mine', {}));
  setAccount(token, profile.loginAccount ?? undefined);
  return profile;
}

/** Reads the profile of the member of staff who is signed in (§3). */
export function useProfile() {
  return useQuery([MINE], readProfile);
}

/** Changes the password of whoever is signed in (§7). Throws `ApiError`, 4xx where it is refused. */
export async function changePassword(
  oldPassword: string,
  newPassword: string,
  action?: IdempotencyKeys,
): Promise<void> {
  const body = { oldPassword, newPassword };
  await confirm(adminApi.PUT('/admin/modify-password', { body, action }));
}

/** Changes the portrait of whoever is signed in to an uploaded picture (§7); empty for none. Throws `ApiError`. */
export async function changePortrait(headImg: string, action?: IdempotencyKeys): Promise<void> {
  await confirm(adminApi.PUT('/admin/modify-head-img', { body: { headImg }, action }));
  await revalidateQueries(MINE);
}
