import { createApi } from './client';

/** Emits `unavailable` when a response to the public client is 503 (§8, D4). */
export const siteEvents = new EventTarget();

/** Sends the visitors' calls: no token, and a 401 is an error like any other (D2). */
export const publicApi = createApi({
  getToken: () => null,
  onUnavailable: () => siteEvents.dispatchEvent(new Event('unavailable')),
});
