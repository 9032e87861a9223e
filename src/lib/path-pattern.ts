import { decodeUriPart } from './decode-uri-part';

const OPTIONAL_PARAMETER_PATTERN = /\/\{-(\$\w+)\}$/;

/**
 * Matches a path against a pattern of the router with at most one parameter (`/people/detail/$id`,
 * `/admin/help/{-$page}`). Returns the parameter, decoded if possible, an empty string without a parameter, and
 * undefined for a path that does not match. Ignores a trailing slash.
 */
export function matchPath(pattern: string, pathname: string): string | undefined {
  if (OPTIONAL_PARAMETER_PATTERN.test(pattern)) {
    const withParameter = (replacement: string) =>
      matchPath(pattern.replace(OPTIONAL_PARAMETER_PATTERN, replacement), pathname);
    return withParameter('') ?? withParameter('/$1');
  }
  const [prefix = '', suffix] = pattern.split(/\$\w+/);
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (suffix === undefined) return path === pattern ? '' : undefined;
  const part = path.slice(prefix.length, path.length - suffix.length);
  const isMatch = path.startsWith(prefix) && path.endsWith(suffix) && part !== '';
  return isMatch && !part.includes('/') ? decodeUriPart(part) : undefined;
}
