import { isRecord, recordOf } from '@/lib/is-record';
import { malformedError } from './errors';

type Call<Body> = Promise<{ data?: Body }>;

export interface Page<Item> {
  items: Item[];
  /** Counts the rows of the whole list: items, or their language versions (D7, D20). */
  total: number;
  pageSize: number;
}

type ResultOf<Body> = Body extends { result?: infer Result } ? NonNullable<Result> : never;

type ItemOf<Body> = ResultOf<Body> extends readonly (infer Item)[] ? Item : never;

/** Returns a count from a number of 0 and above or from its digits; `fallback` for anything else. */
export function parseCount(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : fallback;
}

/**
 * Returns the rows of a list with its paging. Without `pageable`, the list has one page (D7). The client has removed
 * rows that failed validation (`parseResponse`). Throws `ApiError` (malformed) when the response holds no list.
 */
export async function readPage<Body>(call: Call<Body>): Promise<Page<ItemOf<Body>>> {
  const body: unknown = (await call).data;
  if (!isRecord(body) || !Array.isArray(body.result)) throw malformedError(body);
  const items = body.result as ItemOf<Body>[];
  const pageable = recordOf(body.pageable);
  return {
    items,
    total: parseCount(pageable.totalCount, items.length),
    pageSize: parseCount(pageable.pageSize, items.length),
  };
}

/** Returns the rows of a list without paging. Throws like `readPage`. */
export async function readList<Body>(call: Call<Body>): Promise<ItemOf<Body>[]> {
  return (await readPage(call)).items;
}

/** Returns the single object of a response. Throws `ApiError` (malformed) if it is missing. */
export async function readItem<Body>(call: Call<Body>): Promise<ResultOf<Body>> {
  const body: unknown = (await call).data;
  if (!isRecord(body) || !isRecord(body.result)) throw malformedError(body);
  return body.result as ResultOf<Body>;
}

/** Waits for a call and ignores the body of its response. Throws the error of the call. */
export async function awaitSuccess(call: Call<unknown>): Promise<void> {
  await call;
}
