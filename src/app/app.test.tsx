import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { unstable_serialize } from 'swr';
import { backend, startBackend } from '../../scripts/jest/backend';
import { startApp } from './app';
import { routeTree } from './site-route-tree.gen';

startBackend();

it('shows the prerendered note that an article is not available in a language while the lookup is repeated', async () => {
  const { no } = backend.db.news.get(2000005)!;
  const version = backend.db.news.group(no).find(({ lang }) => lang === 'zh_CN')!;
  backend.db.news.remove(2000005);
  const address = `/news/detail/${version.id}`;
  const lookup = unstable_serialize(['en_US', '/user/latest-news', { no, lang: 'en_US' }]);
  const responses = JSON.stringify({ [lookup]: null });
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="responses">${responses}</script>`;
  Object.assign(document.documentElement.dataset, { prerendered: 'en_US', address });
  history.replaceState(null, '', address);
  // React reports that the markup is missing, and renders it.
  window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  const respond = backend.hold({ path: '/user/latest-news' });
  await startApp(routeTree);
  expect(await screen.findByText(/^This article is not available in English/)).toBeVisible();
  respond();
  // No part of the application renders after the test.
  const findPendingRequests = () => backend.requests.filter(({ status }) => status === null);
  await waitFor(() => expect(findPendingRequests()).toEqual([]));
});
