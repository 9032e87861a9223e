import { createApi } from './client';

/** Emits `unavailable` when the public client is answered 503 (§8, D4). */
export const siteEvents = new EventTarget();

/** The visitors' client: sends no token, and its 401 is an error like any other (D2). */
export const publicApi = createApi({
  token: () => null,
  onUnavailable: () => siteEvents.dispatchEvent(new Event('unavailable')),
});
