import { localeStore } from '@/i18n/locale-store';
import { recordOf } from '@/lib/is-record';
import { parseCount } from './response-envelope';
import type { paths } from './schema.gen';

/** Lists the paths of paged lists without a `total` parameter (§7, D7). */
const PATHS_WITHOUT_TOTAL: readonly string[] = [
  '/admin/lawyerTeam',
  '/admin/professionalField',
] satisfies (keyof paths)[];

const totals = new Map<string, number>();

/**
 * Returns a key for a list: its path, its language and its parameters without paging; undefined for a call without a
 * page size and for a list without a `total` parameter.
 */
export function listKeyOf(
  template: string,
  query: Record<string, unknown> = {},
  language: string = localeStore.locale,
): string | undefined {
  const filters = { ...query, page: undefined, pageNo: undefined, pageSize: undefined };
  const hasTotal = 'pageSize' in query && !PATHS_WITHOUT_TOTAL.includes(template);
  return hasTotal ? JSON.stringify([template, language, filters]) : undefined;
}

/** Returns the `total` to send with a list request: the last known total, if any. */
export function lastTotalOf(listKey: string | undefined): number | undefined {
  return listKey === undefined ? undefined : totals.get(listKey);
}

/** Saves the `totalCount` of a response for the next request to the same list. */
export function saveTotal(listKey: string | undefined, body: unknown): void {
  const total = parseCount(recordOf(recordOf(body).pageable).totalCount, -1);
  if (listKey && total >= 0) totals.set(listKey, total);
}
