/** Stands in for the site's origin while a path is resolved; nothing is ever asked of it. */
const ORIGIN = 'https://site.invalid';

/** What a path must not hide: a second slash, a backslash or a control character, plain or encoded. */
const HIDDEN = /\/\/|\\|%2f|%5c|%[01][\da-f]|%7f/i;

/**
 * Reads a `redirect` parameter of unknown origin: gives the path (with query and fragment) when it is
 * one of this site under `/admin`, otherwise undefined (D3). Throws nothing.
 */
export function safeAdminPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/admin(?=[/?#]|$)/.test(value)) return undefined;
  if (!URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  // Resolving may have climbed out of /admin through `..`, so the result is looked at, too.
  if (origin !== ORIGIN || !/^\/admin(\/|$)/.test(pathname) || HIDDEN.test(pathname)) {
    return undefined;
  }
  return `${pathname}${search}${hash}`;
}

/** Where the back office begins (D42). */
export const ADMIN_HOME = '/admin/articles/news/list';
