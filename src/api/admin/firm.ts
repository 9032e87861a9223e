import { localeStore } from '@/i18n/locale-store';
import { createApi } from '@/api/client';
import type { components } from '@/api/schema.gen';
import { useQuery } from '@/api/use-query';

type Portal = components['schemas']['PortalConfiguration'];

/** Needs no token: the login screen reads it, too. */
const firmApi = createApi({ strict: true, token: () => null });

async function readFirm(): Promise<Portal | null> {
  const { data } = await firmApi.GET('/user/portal-config', {});
  const result: Portal | Portal[] | null | undefined = data?.result;
  // One language's configuration, or an array with one element per language (D33).
  if (!Array.isArray(result)) return result ?? null;
  return result.find(({ lang }) => lang === localeStore.locale) ?? result[0] ?? null;
}

/**
 * Reads the firm's name and mark for the back office's frame. Asked through the staff's client, whose
 * 503 sends nobody to `/status`: staff get in while the site is off (D4).
 */
export function useAdminFirm() {
  return useQuery(['/user/portal-config', 'staff'], readFirm, { revalidateIfStale: false });
}
