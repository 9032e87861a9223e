/** What the build was told. The only reader of `import.meta.env` (design 3). */

import { settings } from './lib/settings';

/** True for a build that runs on the mock, whose login screen shows the mock's accounts. */
export const SHOWS_MOCK_ACCOUNTS = MOCK_IN_PAGE || import.meta.env.VITE_MOCK_ACCOUNTS === 'true';

/** Origin that uploaded files' paths are joined to, without a slash at its end (D16): that of settings.json, `VITE_SITE_ORIGIN`, or this page's own. */
export function siteOrigin(): string {
  return new URL(settings.siteOrigin ?? import.meta.env.VITE_SITE_ORIGIN ?? '', location.origin)
    .origin;
}
