/**
 * A path of this site from an address that others may have written, with its query and fragment; or
 * undefined. Takes absolute paths only, so that nothing leads off the site.
 */
export function sitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.canParse(value, location.origin) ? new URL(value, location.origin) : undefined;
  if (url?.origin !== location.origin || url.username) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
