import { localeStore } from '@/i18n/locale-store';
import { malformedError } from './errors';
import { publicApi } from './public-client';
import { portalQuery } from './queries';
import type { components } from './schema.gen';
import { useQuery } from './use-query';

export type Portal = components['schemas']['PortalConfiguration'];
export type PortalOffice = components['schemas']['PortalOffice'];

async function fetchPortal(): Promise<Portal> {
  const { data } = await publicApi.GET(...portalQuery());
  const result: Portal | Portal[] | undefined = data?.result;
  // An object, or an array (D33).
  const portal = Array.isArray(result)
    ? (result.find(({ lang }) => lang === localeStore.locale) ?? result[0])
    : result;
  if (typeof portal !== 'object' || portal === null) throw malformedError(data);
  return portal;
}

/** Fetches the portal configuration: the firm's name, addresses, counters and offices. */
export function usePortal() {
  return useQuery(['/user/portal-config'], fetchPortal, { revalidateIfStale: false });
}

/** Returns whether a visibility flag of the portal configuration is on; accepts booleans (D33). */
export function isShown(flag: 0 | 1 | boolean | null | undefined): boolean {
  return flag === 1 || flag === true;
}
