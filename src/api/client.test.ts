import { expect, it } from '@jest/globals';
import { publicApi } from './public-client';
import { adminApi } from './admin/client';
import { honorCalls, type HonorInput } from './admin/honors';
import { newsCalls } from './admin/news';
import { revalidateQueries, useQuery } from './use-query';

it('refuses wrong paths, parameters and bodies when it is compiled', () => {
  const wrong = [
    // @ts-expect-error -- no such path in the contract
    () => publicApi.GET('/user/nothing', {}),
    // @ts-expect-error -- the page is a number
    () => publicApi.GET('/user/latest-news', { params: { query: { page: 'two' } } }),
    // @ts-expect-error -- the item's id is missing
    () => publicApi.GET('/user/latest-news/{id}', {}),
    // @ts-expect-error -- a title is required
    () => adminApi.POST('/admin/latest-news', { body: [{ lang: 'en_US' }] }),
    // @ts-expect-error -- the contract knows no DELETE of a public item
    () => publicApi.DELETE('/user/latest-news/{id}', { params: { path: { id: 1 } } }),
  ];
  // Type checking is the test; nothing here is ever called.
  expect(wrong).toHaveLength(5);
});

it('refuses what is no version of the kind of content that is written', () => {
  const honors: HonorInput[] = [{ lang: 'en_US', title: 'Award' }];
  const wrong = [
    // @ts-expect-error -- a news item stands in a catalogue
    () => adminApi.POST('/admin/latest-news', { body: honors }),
    // @ts-expect-error -- nor is it taken by the calls that are made of it
    () => newsCalls.create(honors),
    // @ts-expect-error -- a title is a text
    () => honorCalls.update([{ lang: 'en_US', title: 7 }]),
  ];
  expect(wrong).toHaveLength(3);
});

it('refuses a name under which nothing is read: reading it again would do nothing', () => {
  const read = () => Promise.resolve('');
  const wrong = [
    // @ts-expect-error -- no such path in the contract
    () => revalidateQueries('/admin/latest-new'),
    // @ts-expect-error -- a path that is only written to
    () => revalidateQueries('/admin/job/sort'),
    // @ts-expect-error -- no such path in the contract
    () => useQuery(['/user/latest-new'], read),
  ];
  expect(wrong).toHaveLength(3);
});
