import { isStorableUrl } from '@/lib/safe-url';
import { safeSitePath } from '@/lib/safe-site-path';

/** Returns the trimmed address; undefined if it is neither empty nor a web address (D25) or a path of this site. */
export function toStoredLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (/\s/.test(text)) return undefined;
  if (text.startsWith('/')) return safeSitePath(text) === undefined ? undefined : text;
  return isStorableUrl(text) ? text : undefined;
}
