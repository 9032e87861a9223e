import { publicApi } from './public-client';

/** What a site status value means (D35): anything unknown lets visitors through. */
function meansOff(value: unknown): boolean {
  return value === 0 || value === false || value === '0' || value === 'off' || value === 'false';
}

/** Asks whether the site is on for visitors. Throws `ApiError`. */
export async function askSiteIsOn(): Promise<boolean> {
  const { data } = await publicApi.GET('/user/portal-config/site-status', {});
  return !meansOff(data?.result);
}
