import type { Page } from '../../src/api/envelope';
import { ApiError, type ApiErrorKind } from '../../src/api/errors';

/** Pages of a list that are read at the same time. */
const AT_ONCE = 4;

const REASONS: Partial<Record<ApiErrorKind, string>> = {
  timeout: 'no answer in time',
  network: 'no answer',
  malformed: 'an answer that the contract does not know',
};

/** Says how a read failed, in a few words. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) {
    return error.serverMessage ?? REASONS[error.kind] ?? `status ${error.status}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/**
 * Reads a list to its end, a few pages at a time, and hands on the items of each page, which comes to what `take` keeps of
 * them. A page that fails is named to `onFailed`, and the others are read all the same; where the first fails, nobody knows
 * how many there are. Gives the number of its pages.
 */
export async function readToEnd<Item>(
  read: (page: number, total: number | undefined) => Promise<Page<Item>>,
  pageSize: number,
  take: (items: readonly Item[], page: number) => void,
  onFailed: (page: number, error: unknown) => void,
): Promise<number> {
  let total: number | undefined;
  let end = Infinity;
  const one = async (page: number) => {
    try {
      const answer = await read(page, total);
      total = Math.max(answer.total, total ?? 0);
      // A page beyond the last is empty (D7), whatever is said to be there.
      if (answer.items.length === 0) end = Math.min(end, page - 1);
      take(answer.items, page);
    } catch (error) {
      onFailed(page, error);
    }
  };
  const pages = () => Math.min(Math.ceil((total ?? 0) / pageSize), end);
  await one(1);
  let next = 2;
  const reader = async () => {
    while (next <= pages()) await one(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return Math.max(pages(), 1);
}
