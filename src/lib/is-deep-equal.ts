function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns whether two plain values (text, numbers, lists, records) are equal; a missing field equals undefined. */
export function isDeepEqual(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (!isObject(first) || !isObject(second) || Array.isArray(first) !== Array.isArray(second))
    return false;
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...names].every((name) => isDeepEqual(first[name], second[name]));
}
