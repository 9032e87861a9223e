/** Links that staff may set: web addresses, e-mail addresses, paths and marks of this site. */
const LINKED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address to store for what was typed: `www.` and bare e-mail addresses are completed. Undefined
 * when it is no web address, e-mail address or path of this site.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (/^(\/(?!\/)|#)/.test(text)) return text;
  if (/^[^@:/]+@[^@/]+\.[^@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (!LINKED.has(protocol)) return undefined;
  return (protocol === 'mailto:' ? pathname.includes('@') : hostname !== '') ? address : undefined;
}
