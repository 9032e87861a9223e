import { expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { usePageQuery } from './use-page-query';

/** Each page is read as often as it is asked for: nobody sees twenty pages in the two seconds in which SWR would not. */
const Asked = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>
);

it('shows a page that was seen lately at once, and remembers no more than twenty', async () => {
  let asked = 0;
  const read = (pageNo: number) => {
    asked = pageNo;
    return Promise.resolve(pageNo);
  };
  const { result, rerender } = renderHook(
    ({ pageNo }) => usePageQuery(['/admin/latest-news', { pageNo }], () => read(pageNo)),
    { initialProps: { pageNo: 1 }, wrapper: Asked },
  );
  /** Opens a page, and gives what is known of it before it is read. */
  const open = async (pageNo: number) => {
    rerender({ pageNo });
    const known = result.current.data;
    await waitFor(() => {
      expect(asked).toBe(pageNo);
      expect(result.current).toMatchObject({ data: pageNo, isValidating: false });
    });
    return known;
  };
  for (let pageNo = 1; pageNo <= 20; pageNo += 1) await open(pageNo);
  expect(await open(1)).toBe(1);
  expect(await open(21)).toBe(1);
  expect(await open(3)).toBe(3);
  // The page before it stands there while it loads: the second one is the one that was forgotten.
  expect(await open(2)).toBe(3);
  expect(await open(1)).toBe(1);
});
