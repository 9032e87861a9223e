import { decodeUriPart } from './decode-uri-part';

/**
 * Matches a path against a pattern of the router with at most one parameter (`/people/detail/$id`). Returns the
 * parameter, decoded if possible, an empty string without a parameter, and undefined for a path that does not match.
 * Ignores a trailing slash.
 */
export function matchPath(pattern: string, pathname: string): string | undefined {
  const [before = '', after] = pattern.split(/\$\w+/);
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (after === undefined) return path === pattern ? '' : undefined;
  const part = path.slice(before.length, path.length - after.length);
  const isMatch = path.startsWith(before) && path.endsWith(after) && part !== '';
  return isMatch && !part.includes('/') ? decodeUriPart(part) : undefined;
}
