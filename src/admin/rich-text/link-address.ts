import { completeUrl } from '@/admin/fields/complete-url';

/** Allowed links with a scheme. Browsers take `https:example.com` for a path of the page's site. */
const ABSOLUTE_LINK_PATTERN = /^(https?:\/\/|mailto:[^?]*@|tel:.*\d)/i;

/**
 * Returns the address to store for the typed text and completes hosts and email addresses. Undefined if it is no web
 * address, email address, `tel:` address, or path or anchor of this site.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^(\/(?!\/)|#)/.test(text)) return text;
  if (/^[^@:/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  const address = completeUrl(text);
  return URL.canParse(address) && ABSOLUTE_LINK_PATTERN.test(address) ? address : undefined;
}
