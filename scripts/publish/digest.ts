import { createHash } from 'node:crypto';

/** Names that change whenever an item is read (D37), and show on no page. */
const COUNTERS = new Set(['views']);

/** Returns a short hash of values as JSON, leaving view counts out. */
export function digest(...values: readonly unknown[]): string {
  const text = JSON.stringify(values, (name, value: unknown) =>
    COUNTERS.has(name) ? undefined : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
