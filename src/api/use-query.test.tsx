import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { localeStore, setLocale } from '@/i18n/locale-store';
import { ApiError } from './errors';
import { listOptions, swrDefaults, useOtherLanguages, useQuery } from './use-query';
import { clearAndRefetch, refetch } from './admin/refetch';

const withoutDeduplication = { ...swrDefaults, dedupingInterval: 0 };
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={withoutDeduplication}>{children}</SWRConfig>
);
const httpError = (status: number) => new ApiError({ kind: 'http', status });

afterEach(() => {
  jest.useRealTimers();
  localeStore.locale = 'en_US';
});

async function countCallsAfter(error: ApiError): Promise<number> {
  let callCount = 0;
  const fetcher = () => {
    callCount += 1;
    return Promise.reject(error);
  };
  jest.useFakeTimers();
  const { result } = renderHook(() => useQuery(['/user/banner', error.status], fetcher).error, {
    wrapper,
  });
  // Every retry waits for a timer: once no timer is left, no retry follows.
  await act(() => jest.runAllTimersAsync());
  expect(result.current).toBe(error);
  return callCount;
}

it.each([400, 404, 422, 503])('useQuery does not retry after %d (D13)', async (status) => {
  expect(await countCallsAfter(httpError(status))).toBe(1);
});

it('useQuery retries twice after 500 (D13)', async () => {
  expect(await countCallsAfter(httpError(500))).toBe(3);
});

it('useQuery refetches in the new language, without a reload (D8)', async () => {
  const fetcher = () => Promise.resolve(localeStore.locale);
  const { result } = renderHook(() => useQuery(['/common/language'], fetcher), { wrapper });
  await waitFor(() => expect(result.current.data).toBe('en_US'));
  act(() => setLocale('zh_CN', { reload: false }));
  await waitFor(() => expect(result.current.data).toBe('zh_CN'));
});

it('refetch does not replace the data of the new language when the language changes before the response', async () => {
  const fetcher = () => Promise.resolve<string>(localeStore.locale);
  const { result } = renderHook(() => useQuery(['/admin/office'], fetcher), { wrapper });
  await waitFor(() => expect(result.current.data).toBe('en_US'));
  let respond: (data: string) => void = () => undefined;
  const response = new Promise<string>((resolve) => (respond = resolve));
  const refetching = refetch(['/admin/office'], () => response);
  act(() => setLocale('zh_CN', { reload: false }));
  await waitFor(() => expect(result.current.data).toBe('zh_CN'));
  await act(async () => {
    respond('late English data');
    await refetching;
  });
  expect(result.current.data).toBe('zh_CN');
});

it('useQuery keeps the previous page of a list while the next one loads', async () => {
  const renderedPages: (number | undefined)[] = [];
  const resolvers: (() => void)[] = [];
  const fetchPage = (page: number) =>
    new Promise<number>((resolve) => resolvers.push(() => resolve(page)));
  const { result, rerender } = renderHook(
    ({ page }) => {
      const state = useQuery(['/admin/banner', page], () => fetchPage(page), listOptions);
      renderedPages.push(state.data);
      return state;
    },
    { wrapper, initialProps: { page: 1 } },
  );
  await waitFor(() => expect(resolvers).toHaveLength(1));
  resolvers[0]?.();
  await waitFor(() => expect(result.current.data).toBe(1));
  rerender({ page: 2 });
  await waitFor(() => expect(resolvers).toHaveLength(2));
  expect(result.current.data).toBe(1);
  resolvers[1]?.();
  await waitFor(() => expect(result.current.data).toBe(2));
  expect(renderedPages.slice(renderedPages.indexOf(1))).not.toContain(undefined);
});

it('useOtherLanguages shares no data with an admin list of the same languages', async () => {
  const useLists = () => [
    useQuery(['/admin/job', ['zh_CN']], () => Promise.resolve('admin list')).data,
    useOtherLanguages(['/admin/job'], (language) => Promise.resolve(language)).data,
  ];
  const { result } = renderHook(useLists, { wrapper });
  await waitFor(() => expect(result.current).toEqual(['admin list', ['zh_CN']]));
});

it('clearAndRefetch refetches the rendered queries of the given paths, and no others', async () => {
  const callCounts = { news: 0, cases: 0 };
  const countingFetcher = (name: keyof typeof callCounts) => () => {
    callCounts[name] += 1;
    return Promise.resolve(callCounts[name]);
  };
  renderHook(
    () => [
      useQuery(['/user/latest-news'], countingFetcher('news')),
      useQuery(['/user/case-analysis'], countingFetcher('cases')),
    ],
    { wrapper },
  );
  await waitFor(() => expect(callCounts).toEqual({ news: 1, cases: 1 }));
  await act(() => clearAndRefetch('/user/latest-news'));
  await waitFor(() => expect(callCounts).toEqual({ news: 2, cases: 1 }));
});
