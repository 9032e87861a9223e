import { settings } from './settings';

/** Returns the origin of uploaded files, without a trailing slash (D16): the setting, or that of this page. */
export function fileOrigin(): string {
  return new URL(settings.fileOrigin ?? '', location.origin).origin;
}
