import { useEffect } from 'react';
import { mutate } from 'swr';
import { useSnapshot } from 'valtio/react';
import { openChannel } from '@/api/admin/open-channel';
import { siteStateOf, type SiteState } from '@/lib/site-state';
import { createUniqueId } from '@/api/idempotency-keys';
import { awaitSuccess } from '@/api/response-envelope';
import { useQuery } from '@/api/use-query';
import { adminApi } from './client';
import { LOW_PRIORITY } from './low-priority';
import { isOutcomeUnknown } from '@/api/errors';
import { session } from './session';
import { clearAndRefetch } from './refetch';

const PATH = '/admin/portal-config/site-status';

/** Notifies the other tabs of a change of the status. */
const CHANNEL = 'lawfirm_site_status';

/** Identifies this tab in its messages, which reach itself, too. */
const TAB_ID = createUniqueId();

const FOCUS_THROTTLE_MS = 1_000;

export interface SiteStatus {
  state: SiteState;
  /** As the server returned it. */
  value: unknown;
}

async function fetchSiteStatus(): Promise<SiteStatus> {
  const { data } = await adminApi.GET(PATH, LOW_PRIORITY);
  const value: unknown = data?.result;
  return { state: siteStateOf(value), value };
}

/**
 * Fetches the site status for staff (§7, D35); refetches when the window gets the focus and when another tab changes
 * the status.
 */
export function useSiteStatus() {
  const { token } = useSnapshot(session);
  useEffect(() => {
    const channel = openChannel(CHANNEL);
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== TAB_ID) void clearAndRefetch(PATH);
    });
    return () => channel?.close();
  }, []);
  return useQuery(token === null ? null : [PATH], fetchSiteStatus, {
    revalidateOnFocus: true,
    focusThrottleInterval: FOCUS_THROTTLE_MS,
  });
}

/** Reports that the status could not be fetched after a switch, which may have been stored. */
export class UnknownSiteStatusError extends Error {}

/**
 * Switches the site on (1) or off (0) (D35), and returns the status that is fetched afterwards. Throws the `ApiError`
 * of a mutation that was not stored, or an `UnknownSiteStatusError` with the `ApiError` of the fetch as its cause.
 */
export async function setSiteStatus(value: 0 | 1): Promise<SiteStatus> {
  const path = { value };
  let failure: Error | undefined;
  try {
    await awaitSuccess(
      adminApi.POST('/admin/portal-config/site-status/{value}', { params: { path } }),
    );
  } catch (error) {
    if (!(error instanceof Error) || !isOutcomeUnknown(error)) throw error;
    failure = error;
  }
  // Visitors see the status that the server reports, not the requested one.
  const status = await fetchSiteStatus().catch((error: unknown) => {
    void clearAndRefetch(PATH);
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- never shown
    throw new UnknownSiteStatusError('The site status could not be fetched', { cause: error });
  });
  if (failure && status.state !== siteStateOf(value)) throw failure;
  await mutate((key) => Array.isArray(key) && key[1] === PATH, status, { revalidate: false });
  const channel = openChannel(CHANNEL);
  channel?.postMessage(TAB_ID);
  channel?.close();
  return status;
}
