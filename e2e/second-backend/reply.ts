import type { Row } from './store';

/** A response before it is written. */
export interface Reply {
  status: number;
  body?: unknown;
}

/** A request as handlers receive it. */
export interface Call {
  /** The path parameters, in order. */
  pathParameters: string[];
  query: URLSearchParams;
  body: unknown;
  /** The language of `X-Language` (§7). */
  language: string;
  token: string;
  readUploadedFile: () => Promise<File | undefined>;
}

const MAX_TITLE_LENGTH = 200;
const DEFAULT_PAGE_SIZE = 10;

/** Returns a value in this backend's variant: every number is a string. */
function toStrings(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toStrings);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toStrings(item)]));
}

const SUCCESS_FIELDS = { code: 200, success: true, message: 'ok', resultEnum: 'SUCCESS' };

/** Returns one value in the envelope. */
export const itemReply = (result: unknown): Reply => ({
  status: 200,
  body: { ...SUCCESS_FIELDS, result: toStrings(result) },
});

/** Returns a whole list in the envelope, without `pageable`. */
export const listReply = (rows: readonly Row[]): Reply => itemReply(rows);

/** Returns one page of a list, by `pageNo` or `page`. */
export function pageReply(rows: readonly Row[], query: URLSearchParams): Reply {
  const number = Number(query.get('pageNo') ?? query.get('page') ?? 1);
  const size = Number(query.get('pageSize') ?? DEFAULT_PAGE_SIZE);
  const result = rows.slice((number - 1) * size, number * size);
  const pageable = { pageNo: number, pageSize: size, totalCount: rows.length };
  return {
    status: 200,
    body: { ...SUCCESS_FIELDS, code: 0, result: toStrings(result), pageable: toStrings(pageable) },
  };
}

/** Returns 201, with a result if there is one. */
export const createdReply = (result?: unknown): Reply => ({
  status: 201,
  body: { ...SUCCESS_FIELDS, ...(result !== undefined && { result: toStrings(result) }) },
});

/** Returns 204 without a body. */
export const noContent = (): Reply => ({ status: 204 });

/** Returns a validation error: 200 with `success: false`. */
export const validationError = (message: string): Reply => ({
  status: 200,
  body: { code: 400, success: false, message, result: null },
});

/** Returns an error with an HTTP status. */
export const httpError = (status: number, message: string): Reply => ({
  status,
  body: { code: status, success: false, message },
});

/** Returns 404. */
export const notFound = (): Reply => httpError(404, 'No such record');

/** Returns the item, or 404. */
export const itemOr404 = (row: Row | undefined): Reply => (row ? itemReply(row) : notFound());

/** Returns the records of a body, which is an array or one record. */
export const rowsIn = (body: unknown): Row[] => [body].flat() as Row[];

/** Returns the validation error of a title or name, if any. */
export function titleError(rows: readonly Row[], titleField: 'title' | 'name'): Reply | undefined {
  const texts = rows.map((row) => row[titleField]);
  if (texts.some((text) => typeof text !== 'string' || text.trim() === ''))
    return validationError(`The ${titleField} is missing`);
  if (texts.some((text) => String(text).length > MAX_TITLE_LENGTH))
    return validationError(`The ${titleField} is too long`);
  return undefined;
}
