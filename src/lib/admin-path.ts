/** Stands in for the site's origin, to resolve a path; never requested. */
const ORIGIN = 'https://site.invalid';

/**
 * Matches two slashes in a row, a backslash, and an encoded slash, backslash or control character. `URL` encodes or
 * drops plain control characters.
 */
const FORBIDDEN_CHARACTER_PATTERN = /\/\/|\\|%2f|%5c|%[01][\da-f]|%7f/i;

/**
 * Returns a `redirect` parameter of unknown origin as a path with query and fragment if it is under `/admin` on this
 * site, otherwise undefined (D3). Never throws.
 */
export function safeAdminPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/admin(?=[/?#]|$)/.test(value)) return undefined;
  if (!URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  // The result may be outside /admin because of `..`.
  if (
    origin !== ORIGIN ||
    !/^\/admin(\/|$)/.test(pathname) ||
    FORBIDDEN_CHARACTER_PATTERN.test(pathname)
  ) {
    return undefined;
  }
  return `${pathname}${search}${hash}`;
}

/** The first admin screen (D42). */
export const ADMIN_HOME = '/admin/articles/news/list';
