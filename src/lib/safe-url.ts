import { fileOrigin } from './file-origin';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const WEB_PROTOCOLS = new Set(['http:', 'https:']);

function parse(url: string, base: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/**
 * Returns the absolute URL of a URL from data if it is safe to follow (http, https, mailto, tel), otherwise undefined.
 * Relative URLs belong to `base`, by default the site. Every URL from data must be checked here
 * (docs/architecture.md#7-security).
 */
export function safeUrl(
  url: string | null | undefined,
  base = location.origin,
): string | undefined {
  if (typeof url !== 'string' || !url.trim()) return undefined;
  const parsedUrl = parse(url.trim(), base);
  if (!parsedUrl || !SAFE_PROTOCOLS.has(parsedUrl.protocol)) return undefined;
  // `https://firm.example@elsewhere.example` has the host elsewhere.example.
  parsedUrl.username = '';
  parsedUrl.password = '';
  return parsedUrl.href;
}

/** Returns the absolute http or https URL of a picture, or undefined. Relative URLs are paths of uploaded files (D16). */
export function pictureUrl(url: string | null | undefined): string | undefined {
  const safeAddress = safeUrl(url, fileOrigin());
  return safeAddress && WEB_PROTOCOLS.has(new URL(safeAddress).protocol) ? safeAddress : undefined;
}

/** Returns whether a URL can be stored as an external address: absolute, http or https (D25). */
export function isStorableUrl(url: string): boolean {
  const parsedUrl = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  return (
    parsedUrl !== undefined && WEB_PROTOCOLS.has(parsedUrl.protocol) && parsedUrl.hostname !== ''
  );
}

/** Returns the host of a link without `www.`; undefined for an unsafe URL and one without a host. */
export function hostOf(url: string | null | undefined): string | undefined {
  const safeAddress = safeUrl(url);
  return safeAddress ? new URL(safeAddress).host.replace(/^www\./, '') || undefined : undefined;
}
