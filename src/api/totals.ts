import { localeStore } from '../i18n/locale-store';
import type { paths } from './schema.gen';

/** The lists that are told how many items they had when they were last asked (§7, D7). */
const COUNTED: ReadonlySet<string> = new Set<keyof paths>([
  '/admin/latest-news',
  '/admin/case-analysis',
  '/admin/lawfirm-honour',
  '/user/lawyerTeam',
  '/user/latest-news',
  '/user/case-analysis',
]);

/** What only says which part of a list is wanted. */
const PAGING = ['page', 'pageNo', 'pageSize'];

const totals = new Map<string, number>();

/**
 * Names a list by what it is asked with besides its paging, and by its language, in which it is another
 * one; undefined for a list that is told no total.
 */
export function listName(
  template: string,
  query: Record<string, unknown> = {},
  language: string = localeStore.locale,
): string | undefined {
  if (!COUNTED.has(template)) return undefined;
  const filters = Object.entries(query).filter(([name]) => !PAGING.includes(name));
  return JSON.stringify([template, language, filters]);
}

/** The `total` to send with a question to a list: the last one known, if any. */
export function lastTotal(list: string | undefined): { total?: number } {
  const total = list === undefined ? undefined : totals.get(list);
  return total === undefined ? {} : { total };
}

/** Keeps the `totalCount` of an answer for the next question to the same list. */
export function keepTotal(list: string | undefined, body: unknown): void {
  if (list === undefined) return;
  const { pageable } = (body ?? {}) as { pageable?: { totalCount?: unknown } | null };
  const total = pageable?.totalCount;
  if (typeof total === 'number' && Number.isInteger(total) && total >= 0) totals.set(list, total);
}
