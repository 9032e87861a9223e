/** @jest-environment node */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { backendFetch } from './backend';

const SITE = 'https://www.firm.example';
const { fetch: originalFetch } = globalThis;

let status = 200;
let requestedUrls: string[] = [];

beforeEach(() => {
  status = 200;
  requestedUrls = [];
  globalThis.fetch = (input) => {
    requestedUrls.push(input as string);
    return Promise.resolve(new Response('{}', { status }));
  };
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

it('backendFetch sends a query that many pages share once, and the request of an item each time', async () => {
  const fetchFromBackend = backendFetch(SITE, 'https://backend.example/api');
  for (const path of ['professionalField/list', 'latest-news/12', 'latest-news/a1b2'])
    for (const time of [1, 2]) await fetchFromBackend(`${SITE}/api/user/${path}?_t=${time}`);
  expect(requestedUrls.map((url) => new URL(url).pathname.replace('/api/user/', ''))).toEqual([
    'professionalField/list',
    ...['latest-news/12', 'latest-news/12'],
    ...['latest-news/a1b2', 'latest-news/a1b2'],
  ]);
});

it('backendFetch sends a query again after an error of the backend', async () => {
  const fetchFromBackend = backendFetch(SITE, 'https://backend.example/api');
  const fetchStatus = async () => (await fetchFromBackend(`${SITE}/api/user/banner`)).status;
  status = 502;
  expect(await fetchStatus()).toBe(502);
  status = 200;
  expect(await fetchStatus()).toBe(200);
});
