import { expect, it } from '@jest/globals';
import { publicApi } from './public-client';
import { staffApi } from './staff/client';

it('refuses wrong paths, parameters and bodies when it is compiled', () => {
  const wrong = [
    // @ts-expect-error -- no such path in the contract
    () => publicApi.GET('/user/nothing', {}),
    // @ts-expect-error -- the page is a number
    () => publicApi.GET('/user/latest-news', { params: { query: { page: 'two' } } }),
    // @ts-expect-error -- the item's id is missing
    () => publicApi.GET('/user/latest-news/{id}', {}),
    // @ts-expect-error -- a title is required
    () => staffApi.POST('/admin/latest-news', { body: [{ lang: 'en_US' }] }),
    // @ts-expect-error -- the contract knows no DELETE of a public item
    () => publicApi.DELETE('/user/latest-news/{id}', { params: { path: { id: 1 } } }),
  ];
  // Type checking is the test; nothing here is ever called.
  expect(wrong).toHaveLength(5);
});
