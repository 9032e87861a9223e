import { localeStore } from '@/i18n/locale-store';
import { createApi } from '@/api/client';
import { ApiError } from '@/api/errors';
import { adminApi } from './client';
import { LOW_PRIORITY } from './low-priority';
import { session } from './session';
import type { components } from '@/api/schema.gen';
import { useQuery } from '@/api/use-query';

type Portal = components['schemas']['PortalConfiguration'];

/** Without a token, for the login screen; without the public client's redirect for 503. */
const firmApi = createApi({ rejectsIncomplete: true, getToken: () => null });

/** Fetches the public portal configuration; while the site is off, that of the admin API if the user is logged in. */
async function fetchPortal() {
  try {
    return await firmApi.GET('/user/portal-config', LOW_PRIORITY);
  } catch (error) {
    const isSiteOff = error instanceof ApiError && error.status === 503;
    if (!isSiteOff || session.token === null) throw error;
    return adminApi.GET('/admin/portal-config', LOW_PRIORITY);
  }
}

async function fetchFirm(): Promise<Portal | null> {
  const { data } = await fetchPortal();
  const result: Portal | Portal[] | null | undefined = data?.result;
  // An object or an array (D33).
  if (!Array.isArray(result)) return result ?? null;
  return result.find(({ lang }) => lang === localeStore.locale) ?? result[0] ?? null;
}

/** Fetches the portal configuration for the admin layout and the login screen; a 503 does not redirect to `/status` (D4). */
export function useAdminFirm() {
  return useQuery(['/user/portal-config', 'staff'], fetchFirm, { revalidateIfStale: false });
}
