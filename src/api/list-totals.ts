import { localeStore } from '@/i18n/locale-store';
import { count, recordOf } from './response-envelope';
import type { paths } from './schema.gen';

/** The lists with pages that are not told how many items they had when they were last asked (§7, D7). */
const UNTOLD: readonly string[] = [
  '/admin/lawyerTeam',
  '/admin/professionalField',
] satisfies (keyof paths)[];

const totals = new Map<string, number>();

/**
 * Names a list by what it is asked with besides its paging, and by its language, in which it is another
 * one; undefined for what has no pages, and for a list that is told no total.
 */
export function listName(
  template: string,
  query: Record<string, unknown> = {},
  language: string = localeStore.locale,
): string | undefined {
  const filters = { ...query, page: undefined, pageNo: undefined, pageSize: undefined };
  const told = 'pageSize' in query && !UNTOLD.includes(template);
  return told ? JSON.stringify([template, language, filters]) : undefined;
}

/** The `total` to send with a question to a list: the last one known, if any. */
export function lastTotal(list: string | undefined): number | undefined {
  return list === undefined ? undefined : totals.get(list);
}

/** Keeps the `totalCount` of an answer for the next question to the same list. */
export function saveTotal(list: string | undefined, body: unknown): void {
  const total = count(recordOf(recordOf(body).pageable).totalCount, -1);
  if (list && total >= 0) totals.set(list, total);
}
