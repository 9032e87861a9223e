import { settings } from './settings';

/**
 * Returns the origin of uploaded files' paths, without a trailing slash (D16): the setting, or this page's own
 * origin.
 */
export function fileOrigin(): string {
  return new URL(settings.fileOrigin ?? '', location.origin).origin;
}
