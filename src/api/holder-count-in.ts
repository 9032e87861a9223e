import { recordOf } from './response-envelope';

/** Returns how many lawyers have a job (D30): 0 for `false`, undefined for an unknown number. */
export function holderCountIn(body: unknown): number | undefined {
  const { result } = recordOf(body);
  const count = typeof result === 'string' ? Number(result) : result;
  if (count === false || count === null) return 0;
  return typeof count === 'number' && Number.isFinite(count) ? count : undefined;
}
