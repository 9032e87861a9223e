import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usePageQuery } from './use-page-query';

/** Disables SWR's two seconds of deduplication, so that each page is fetched when it is opened. */
const WithoutDeduplication = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
);

it('usePageQuery shows a recently visited page from its cache and remembers the latest twenty pages', async () => {
  let requested = 0;
  const read = (pageNo: number) => {
    requested = pageNo;
    return Promise.resolve(pageNo);
  };
  const { result, rerender } = renderHook(
    ({ pageNo }) => usePageQuery(['/admin/latest-news', { pageNo }], () => read(pageNo)),
    { initialProps: { pageNo: 1 }, wrapper: WithoutDeduplication },
  );
  /** Opens a page and returns the data that is rendered before the response. */
  const open = async (pageNo: number) => {
    rerender({ pageNo });
    const known = result.current.data;
    await waitFor(() => {
      expect(requested).toBe(pageNo);
      expect(result.current).toMatchObject({ data: pageNo, isValidating: false });
    });
    return known;
  };
  for (let pageNo = 1; pageNo <= 20; pageNo += 1) await open(pageNo);
  expect(await open(1)).toBe(1);
  expect(await open(21)).toBe(1);
  expect(await open(3)).toBe(3);
  // The cache evicted page 2, so the previous page stays visible while it loads.
  expect(await open(2)).toBe(3);
  expect(await open(1)).toBe(1);
});
