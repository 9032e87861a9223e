import { createHash } from 'node:crypto';

/** Fields that may change whenever an item is fetched (D37), and that no public page shows. */
const COUNTERS = new Set(['views']);

/** Returns a short hash of values as JSON, without view counts. */
export function digest(...values: readonly unknown[]): string {
  const text = JSON.stringify(values, (name, value: unknown) =>
    COUNTERS.has(name) ? undefined : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
