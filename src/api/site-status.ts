import { isSiteOff } from '@/lib/site-state';
import { publicApi } from './public-client';

/** Fetches whether the site is on for visitors; an unknown value lets them through (D35). Throws `ApiError`. */
export async function fetchIsSiteOn(): Promise<boolean> {
  const { data } = await publicApi.GET('/user/portal-config/site-status', {});
  return !isSiteOff(data?.result);
}
