import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { clearQueryCache } from './watch-session';

/**
 * Fetches through SWR like a screen, and returns the cached data before the response. Cached data is not fetched again:
 * SWR drops the response of a request that is pending while the cache is cleared.
 */
async function readOnce(key: readonly string[], response: string): Promise<string | undefined> {
  const { result, unmount } = renderHook(() =>
    useSWR(key, () => response, { dedupingInterval: 0, revalidateIfStale: false }),
  );
  const cachedData = result.current.data;
  await waitFor(() => expect(result.current.data).toBe(response));
  unmount();
  return cachedData;
}

it('clearQueryCache removes the data of staff and keeps the public portal configuration', async () => {
  const profileKey = ['en_US', '/admin/mine'];
  const firmKey = ['en_US', '/user/portal-config', 'staff'];
  await readOnce(profileKey, 'Wang Li');
  await readOnce(firmKey, 'Harcourt & Lin');
  expect(await readOnce(profileKey, 'Wang Li')).toBe('Wang Li');
  clearQueryCache();
  expect(await readOnce(profileKey, 'Emma Hughes')).toBeUndefined();
  expect(await readOnce(firmKey, 'Harcourt & Lin')).toBe('Harcourt & Lin');
});
