/** Allowed link protocols, besides paths and anchors of this site. */
const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns the address to store for the typed text and completes `www.` and email addresses. Undefined if it is no web
 * address, email address, or path or anchor of this site.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^(\/(?!\/)|#)/.test(text)) return text;
  if (/^[^@:/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const { protocol, pathname } = new URL(address);
  if (!LINK_PROTOCOLS.has(protocol)) return undefined;
  // Browsers take `https:example.com` for a path of the page's site.
  const isValid = protocol === 'mailto:' ? pathname.includes('@') : /^https?:\/\//i.test(address);
  return isValid ? address : undefined;
}
