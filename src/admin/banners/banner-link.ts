import { isStorableUrl } from '@/lib/safe-url';
import { safeSitePath } from '@/lib/safe-site-path';

/**
 * Returns the address to store for a typed link: trimmed, or empty for none. Undefined if it is neither a web
 * address (D25) nor a path of this site.
 */
export function toStoredLink(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  if (/\s/.test(text)) return undefined;
  if (text.startsWith('/')) return safeSitePath(text) === undefined ? undefined : text;
  return isStorableUrl(text) ? text : undefined;
}
