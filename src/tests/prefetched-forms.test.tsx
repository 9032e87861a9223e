import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { backend, startAdmin } from '../../scripts/jest/backend';
import { openScreen } from '../../scripts/jest/open-screen';
import { prefetchAdmin, prefetchEditedItem, prefetchNextItem } from '@/site/prefetch-route';

startAdmin();

/** Returns the requests for the lawyer and the options, with their languages. */
const findFormRequests = () =>
  backend.requests
    .filter(({ path }) => /\/(?:lawyerTeam|job|office|professionalField)/.test(path))
    .map(({ path, query, headers }) => {
      const parameters = Object.entries(query).filter(([name]) => name !== '_t');
      return `${path} ${String(new URLSearchParams(parameters))} ${headers['x-language']}`;
    })
    .sort();

const findPortalRequests = () =>
  backend.requests.filter(({ path }) => path.endsWith('/admin/portal-config'));

it('the lawyer form sends none of the requests again that were prefetched', async () => {
  const screenLocation = { pathname: '/admin/people/edit/1000001', search: '' };
  prefetchEditedItem(screenLocation);
  prefetchAdmin(screenLocation);
  await waitFor(() => expect(findFormRequests().join()).toContain('detail/1000002'));
  const prefetchedRequests = findFormRequests();
  expect(prefetchedRequests).toHaveLength(9);
  await openScreen('/admin/people/edit/1000001');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(findFormRequests()).toEqual(prefetchedRequests);
});

it('the portal form sends no request again that the navigation to it has sent', async () => {
  const listLocation = { pathname: '/admin/articles/news/list', search: '' };
  const formLocation = { pathname: '/admin/site/edit', search: '' };
  // The user presses the link to the form, then the navigation starts, then another navigation within the form.
  prefetchNextItem(listLocation, formLocation);
  prefetchNextItem(listLocation, formLocation);
  prefetchNextItem(formLocation, { ...formLocation, search: '?saved=1' });
  await waitFor(() => expect(findPortalRequests()).toHaveLength(1));
  await openScreen('/admin/site/edit');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(findPortalRequests()).toHaveLength(1);
});

it.each([
  ['uses the prefetched item', 4_900, 1],
  ['fetches its item again', 5_000, 2],
])('the portal form %s %i ms after the prefetch', async (_, age, requestCount) => {
  const listLocation = { pathname: '/admin/articles/news/list', search: '' };
  const prefetchTime = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(prefetchTime);
  prefetchNextItem(listLocation, { pathname: '/admin/site/edit', search: '' });
  await waitFor(() => expect(findPortalRequests()).toHaveLength(1));
  now.mockReturnValue(prefetchTime + age);
  await openScreen('/admin/site/edit');
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(findPortalRequests()).toHaveLength(requestCount);
  now.mockRestore();
});
