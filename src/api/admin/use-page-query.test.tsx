import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usePageQuery } from './use-page-query';

/** Disables SWR's two seconds of deduplication, so that each page is fetched when it is opened. */
const WithoutDeduplication = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
);

it('usePageQuery returns a recently visited page from its cache and remembers the latest twenty pages', async () => {
  let lastRequestedPage = 0;
  const fetchPage = (pageNo: number) => {
    lastRequestedPage = pageNo;
    return Promise.resolve(pageNo);
  };
  const { result, rerender } = renderHook(
    ({ pageNo }) => usePageQuery(['/admin/latest-news', { pageNo }], () => fetchPage(pageNo)),
    { initialProps: { pageNo: 1 }, wrapper: WithoutDeduplication },
  );
  /** Opens a page and returns the data that is rendered before the response. */
  const openPage = async (pageNo: number) => {
    rerender({ pageNo });
    const cachedPage = result.current.data;
    await waitFor(() => {
      expect(lastRequestedPage).toBe(pageNo);
      expect(result.current).toMatchObject({ data: pageNo, isValidating: false });
    });
    return cachedPage;
  };
  for (let pageNo = 1; pageNo <= 20; pageNo += 1) await openPage(pageNo);
  expect(await openPage(1)).toBe(1);
  expect(await openPage(21)).toBe(1);
  expect(await openPage(3)).toBe(3);
  // The cache evicted page 2, so the previous page stays visible while it loads.
  expect(await openPage(2)).toBe(3);
  expect(await openPage(1)).toBe(1);
});
