import { expect, it } from '@jest/globals';
import { publicApi } from './public-client';
import { adminApi } from './admin/client';
import { honorCalls, type HonorInput } from './admin/honors';
import { newsCalls } from './admin/news';
import { useQuery } from './use-query';
import { clearAndRefetch } from './admin/refetch';

it('the clients reject wrong paths, parameters and bodies at compile time', () => {
  const wrongCalls = [
    // @ts-expect-error -- no such path in the contract
    () => publicApi.GET('/user/nothing', {}),
    // @ts-expect-error -- the page is a number
    () => publicApi.GET('/user/latest-news', { params: { query: { page: 'two' } } }),
    // @ts-expect-error -- the item's id is missing
    () => publicApi.GET('/user/latest-news/{id}', {}),
    // @ts-expect-error -- a title is required
    () => adminApi.POST('/admin/latest-news', { body: [{ lang: 'en_US' }] }),
    // @ts-expect-error -- a title is a text
    () => honorCalls.update([{ lang: 'en_US', title: 7 }]),
    // @ts-expect-error -- a public item has no DELETE
    () => publicApi.DELETE('/user/latest-news/{id}', { params: { path: { id: 1 } } }),
  ];
  // Type checking is the test; nothing here is ever called.
  expect(wrongCalls).toHaveLength(6);
});

it('the clients reject versions of another content type at compile time', () => {
  const honors: HonorInput[] = [{ lang: 'en_US', title: 'Award' }];
  const wrongCalls = [
    // @ts-expect-error -- a news item needs a catalogue
    () => adminApi.POST('/admin/latest-news', { body: honors }),
    // @ts-expect-error -- `newsCalls` needs a catalogue too
    () => newsCalls.create(honors),
  ];
  expect(wrongCalls).toHaveLength(2);
});

it('the query functions reject a path without a GET at compile time', () => {
  const fetcher = () => Promise.resolve('');
  const wrongCalls = [
    // @ts-expect-error -- no such path in the contract
    () => clearAndRefetch('/admin/latest-new'),
    // @ts-expect-error -- a path without a GET
    () => clearAndRefetch('/admin/job/sort'),
    // @ts-expect-error -- no such path in the contract
    () => useQuery(['/user/latest-new'], fetcher),
  ];
  expect(wrongCalls).toHaveLength(3);
});
