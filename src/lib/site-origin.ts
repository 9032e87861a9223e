import { settings } from './settings';

/**
 * Returns the origin of uploaded files' paths, without a trailing slash (D16): the setting, or this page's own
 * origin.
 */
export function siteOrigin(): string {
  return new URL(settings.siteOrigin ?? '', location.origin).origin;
}
