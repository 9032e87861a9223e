import { siteOrigin } from './site-origin';

const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const STORED = new Set(['http:', 'https:']);

function parse(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/**
 * The one check for URLs from data (design 7). Takes whatever a field holds; gives an absolute URL
 * that may be followed (http, https, mailto, tel), or undefined. Relative ones are the site's own.
 */
export function safeUrl(
  url: string | null | undefined,
  base = location.origin,
): string | undefined {
  if (typeof url !== 'string' || !url.trim()) return undefined;
  const parsed = parse(url.trim(), base);
  if (!parsed || !FOLLOWED.has(parsed.protocol)) return undefined;
  // `https://firm.example@elsewhere.example` leads elsewhere.
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

/** The same for a picture: an absolute http or https URL, or undefined. Relative ones are paths of uploaded files (D16). */
export function pictureUrl(url: string | null | undefined): string | undefined {
  const safe = safeUrl(url, siteOrigin());
  return safe && STORED.has(new URL(safe).protocol) ? safe : undefined;
}

/** Whether staff may store this as an external address: absolute, http or https (D25). */
export function isStorableUrl(url: string): boolean {
  const parsed = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  return parsed !== undefined && STORED.has(parsed.protocol) && parsed.hostname !== '';
}

/** The host a visitor will land on, for marking external links; undefined for unusable URLs. */
export function hostOf(url: string | null | undefined): string | undefined {
  const safe = safeUrl(url);
  return safe ? new URL(safe).host.replace(/^www\./, '') || undefined : undefined;
}
