import type { Page } from '../../src/api/response-envelope';
import { ApiError, type ApiErrorKind } from '../../src/api/errors';

/** Pages of a list that are read at the same time. */
const AT_ONCE = 4;

/** Most items that are asked for in a call, as the site asks for them itself. */
const IN_A_CALL = 100;

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
 * how many there are. A backend may give fewer in a page than it is asked for. Gives the number of its pages.
 */
export async function fetchAllPages<Item>(
  read: (page: number, total: number | undefined) => Promise<Page<Item>>,
  pageSize: number,
  take: (items: readonly Item[], page: number) => void,
  onFailed: (page: number, error: unknown) => void,
): Promise<number> {
  let total: number | undefined;
  let end = Infinity;
  let given = pageSize;
  const one = async (page: number) => {
    try {
      const answer = await read(page, total);
      total = Math.max(answer.total, total ?? 0);
      // A page beyond the last is empty (D7), whatever is said to be there.
      if (answer.items.length === 0) end = Math.min(end, page - 1);
      else if (page === 1 && answer.items.length < total) given = answer.items.length;
      take(answer.items, page);
    } catch (error) {
      onFailed(page, error);
    }
  };
  const pages = () => Math.min(Math.ceil((total ?? 0) / given), end);
  await one(1);
  let next = 2;
  const reader = async () => {
    while (next <= pages()) await one(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return Math.max(pages(), 1);
}

/** A list that was read to its end. */
export interface WholeList<Item> {
  items: Item[];
  /** How many pages of the site it has. */
  pages: number;
  /** Whether `items` are all of them, none missing between others. */
  whole: boolean;
}

/** Reads a list to its end with as many items in a call as fit into whole pages of `pageSize`, the site's own. */
export async function fetchWholeList<Item>(
  pageSize: number,
  read: (page: number, size: number, total: number | undefined) => Promise<Page<Item>>,
  onFailed: (page: number, error: unknown) => void,
): Promise<WholeList<Item>> {
  const size = pageSize * Math.max(1, Math.floor(IN_A_CALL / pageSize));
  const parts: (readonly Item[])[] = [];
  let total = 0;
  let ended = false;
  let failed = false;
  await fetchAllPages(
    async (page, known) => {
      const answer = await read(page, size, known);
      total = Math.max(total, answer.total);
      ended ||= answer.items.length === 0;
      return answer;
    },
    size,
    (some, page) => {
      parts[page] = some;
    },
    (page, error) => {
      failed = true;
      onFailed(page, error);
    },
  );
  const items = parts.flat();
  // A list may say that it has more than it gives.
  const count = ended && !failed ? items.length : total;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  return { items, pages, whole: !failed && items.length === total };
}
