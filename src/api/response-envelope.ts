import { malformed } from './errors';

/** A call of a client; its errors are thrown by the transport. */
type Call<Body> = Promise<{ data?: Body }>;

/** A page of a list. `total` counts all items; `pageNo` is 1-based (D7). */
export interface Page<Item> {
  items: Item[];
  total: number;
  pageNo: number;
  pageSize: number;
}

type ResultOf<Body> = Body extends { result?: infer Result } ? NonNullable<Result> : never;

type ItemOf<Body> = ResultOf<Body> extends readonly (infer Item)[] ? Item : never;

/** Returns a count that is a number of 0 and above, or its digits; `fallback` for anything else. */
export function count(value: unknown, fallback: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : fallback;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an answer holds by name, whatever it is: nothing of what is no object. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/**
 * The items of a list with its paging. An absent `pageable` means one page (D7). Of what could not be read
 * `invalidRowsIn` tells. Throws `ApiError` (malformed) when the answer holds no list.
 */
export async function readPage<Body>(call: Call<Body>): Promise<Page<ItemOf<Body>>> {
  const body: unknown = (await call).data;
  if (!isRecord(body) || !Array.isArray(body.result)) throw malformed(body);
  const items = body.result as ItemOf<Body>[];
  const pageable = recordOf(body.pageable);
  return {
    items,
    total: count(pageable.totalCount, items.length),
    pageNo: count(pageable.pageNo, 1),
    pageSize: count(pageable.pageSize, items.length),
  };
}

/** The items of a list without paging. Throws like `readPage`. */
export async function readList<Body>(call: Call<Body>): Promise<ItemOf<Body>[]> {
  return (await readPage(call)).items;
}

/** The one object that an answer holds. Throws `ApiError` (malformed) when there is none. */
export async function readItem<Body>(call: Call<Body>): Promise<ResultOf<Body>> {
  const body: unknown = (await call).data;
  if (!isRecord(body) || !isRecord(body.result)) throw malformed(body);
  return body.result as ResultOf<Body>;
}

/** Waits for a call whose answer is of no interest beyond its success. */
export async function confirm(call: Call<unknown>): Promise<void> {
  await call;
}
