function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Matches a path against a pattern as the router writes it, with at most one parameter
 * (`/people/detail/$id`). Gives the parameter, decoded where that can be done, an empty string where
 * there is none, and undefined for a path of another form. A slash at the end counts for nothing.
 */
export function matchPath(pattern: string, pathname: string): string | undefined {
  const [before = '', after] = pattern.split(/\$\w+/);
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (after === undefined) return path === pattern ? '' : undefined;
  const part = path.slice(before.length, path.length - after.length);
  const fits = path.startsWith(before) && path.endsWith(after) && part !== '';
  return fits && !part.includes('/') ? decoded(part) : undefined;
}
