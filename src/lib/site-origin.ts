import { settings } from './settings';

/** Returns the origin that uploaded files' paths are joined to, without a slash at its end (D16): the one that is set, or this page's own. */
export function siteOrigin(): string {
  return new URL(settings.siteOrigin ?? '', location.origin).origin;
}
