/**
 * Returns a path of this site, with query and fragment, from a value of unknown origin; undefined otherwise. Accepts
 * absolute paths only, so that the result never leads to another site.
 */
export function safeSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.canParse(value, location.origin) ? new URL(value, location.origin) : undefined;
  // `/.//evil.example` has the path `//evil.example`, which leads to another site.
  if (url?.origin !== location.origin || url.username || url.pathname.startsWith('//'))
    return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
