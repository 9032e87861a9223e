import { localeStore } from '@/i18n/locale-store';
import { count, recordOf } from './response-envelope';
import type { paths } from './schema.gen';

/** Paged lists that take no `total` of the previous response (§7, D7). */
const WITHOUT_TOTAL: readonly string[] = [
  '/admin/lawyerTeam',
  '/admin/professionalField',
] satisfies (keyof paths)[];

const totals = new Map<string, number>();

/**
 * Returns a key for a list by its parameters without paging and by its language; undefined for a call without pages
 * and for a list that takes no `total`.
 */
export function listName(
  template: string,
  query: Record<string, unknown> = {},
  language: string = localeStore.locale,
): string | undefined {
  const filters = { ...query, page: undefined, pageNo: undefined, pageSize: undefined };
  const hasTotal = 'pageSize' in query && !WITHOUT_TOTAL.includes(template);
  return hasTotal ? JSON.stringify([template, language, filters]) : undefined;
}

/** Returns the `total` to send with a list request: the last known total, if any. */
export function lastTotal(list: string | undefined): number | undefined {
  return list === undefined ? undefined : totals.get(list);
}

/** Saves the `totalCount` of a response for the next request to the same list. */
export function saveTotal(list: string | undefined, body: unknown): void {
  const total = count(recordOf(recordOf(body).pageable).totalCount, -1);
  if (list && total >= 0) totals.set(list, total);
}
