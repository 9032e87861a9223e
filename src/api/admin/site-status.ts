import { useEffect } from 'react';
import { mutate } from 'swr';
import { useSnapshot } from 'valtio/react';
import { siteSwitch, type SiteSwitch } from '@/lib/is-site-off';
import { confirm } from '@/api/response-envelope';
import { revalidateQueries, useQuery } from '@/api/use-query';
import { adminApi } from './client';
import { isOutcomeUnknown } from '@/api/is-outcome-unknown';
import { session } from './session';

const PATH = '/admin/portal-config/site-status';

/** Tells the other tabs of this browser that the status has been set. */
const CHANNEL = 'lawfirm_site_status';

/** How often the status may be read again because the window got the focus, in milliseconds. */
const FOCUS_PAUSE = 1_000;

/** The site status: what it says, and the value as it came. */
export interface SiteStatus {
  is: SiteSwitch;
  value: unknown;
}

async function readSiteStatus(): Promise<SiteStatus> {
  const { data } = await adminApi.GET(PATH, {});
  const value: unknown = data?.result;
  return { is: siteSwitch(value), value };
}

/**
 * Reads the site status for staff (§7, D35); again when the window gets the focus, and when another tab
 * has set it.
 */
export function useSiteStatus() {
  const { token } = useSnapshot(session);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void revalidateQueries(PATH);
    return () => channel.close();
  }, []);
  return useQuery(token === null ? null : [PATH], readSiteStatus, {
    revalidateOnFocus: true,
    focusThrottleInterval: FOCUS_PAUSE,
  });
}

/**
 * Switches the site on (1) or off (0) (D35), and gives the status as it is read afterwards. Throws the
 * `ApiError` of a write that has not been stored.
 */
export async function setSiteStatus(value: 0 | 1): Promise<SiteStatus> {
  const path = { value };
  let failure: Error | undefined;
  try {
    await confirm(adminApi.POST('/admin/portal-config/site-status/{value}', { params: { path } }));
  } catch (error) {
    if (!(error instanceof Error) || !isOutcomeUnknown(error)) throw error;
    failure = error;
  }
  // What the server says is what visitors get, whatever was asked for.
  const status = await readSiteStatus();
  if (failure && status.is !== siteSwitch(value)) throw failure;
  await mutate((key) => Array.isArray(key) && key[1] === PATH, status, { revalidate: false });
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(value);
  channel.close();
  return status;
}
