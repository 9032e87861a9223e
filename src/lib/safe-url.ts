import { fileOrigin } from './file-origin';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const STORED = new Set(['http:', 'https:']);

function parse(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/**
 * Checks a URL from data; every such URL passes this check (docs/architecture.md#7-security). Returns an absolute URL
 * that is safe to follow (http, https, mailto, tel), or undefined. Relative URLs belong to the site.
 */
export function safeUrl(
  url: string | null | undefined,
  base = location.origin,
): string | undefined {
  if (typeof url !== 'string' || !url.trim()) return undefined;
  const parsed = parse(url.trim(), base);
  if (!parsed || !SAFE_PROTOCOLS.has(parsed.protocol)) return undefined;
  // `https://firm.example@elsewhere.example` has the host elsewhere.example.
  parsed.username = '';
  parsed.password = '';
  return parsed.href;
}

/** Returns an absolute http or https URL of a picture, or undefined. Relative ones are paths of uploaded files (D16). */
export function pictureUrl(url: string | null | undefined): string | undefined {
  const safe = safeUrl(url, fileOrigin());
  return safe && STORED.has(new URL(safe).protocol) ? safe : undefined;
}

/** Returns whether a URL can be stored as an external address: absolute, http or https (D25). */
export function isStorableUrl(url: string): boolean {
  const parsed = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  return parsed !== undefined && STORED.has(parsed.protocol) && parsed.hostname !== '';
}

/** Returns the host of a link, for marking external links; undefined for invalid URLs. */
export function hostOf(url: string | null | undefined): string | undefined {
  const safe = safeUrl(url);
  return safe ? new URL(safe).host.replace(/^www\./, '') || undefined : undefined;
}
