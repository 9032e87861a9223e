import type { operations } from '../src/api/schema.gen';
import type { AccountRecord } from './db/accounts';
import type { Store } from './db/store';
import type { Locale } from './messages';

/** The id of an operation in the contract. */
export type OperationId = keyof operations;

type OperationParameters<Id extends OperationId, In extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][In]
>;

/** The body of a request: parsed JSON, or the file of a multipart form (D12). */
type OperationBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer Json }
    ? Json
    : { file: File }
  : null;

/** The context that every handler receives. */
export interface BaseCall {
  store: Store;
  adminListShape: AdminListShape;
  /** The language of `X-Language`. */
  language: string;
  /** The language of messages in the response. */
  locale: Locale;
  /** The content languages, in order. */
  languages: readonly string[];
  /** The origin of the site, followed by `/__mock` beside a real backend: URLs of seed pictures begin with it (D16). */
  origin: string;
  /** The time of the request, in epoch milliseconds. */
  time: number;
  tokenTtlMs: number;
  /** The token of the request, when it belongs to a session. */
  token: string | null;
  /** The account of the token; null for visitors. */
  account: Readonly<AccountRecord> | null;
}

/** A request for one operation, validated against the contract. */
interface Call<Id extends OperationId> extends BaseCall {
  path: OperationParameters<Id, 'path'>;
  query: OperationParameters<Id, 'query'>;
  body: OperationBody<Id>;
}

/** A response without `message` and `status`, which are the same for all operations (D6). */
export type OperationResponse<Id extends OperationId> = Omit<
  Extract<operations[Id]['responses'][200]['content']['application/json'], { result?: unknown }>,
  'message' | 'status'
>;

/** One handler for each operation. Handlers throw a `Rejection` to reject a request. */
export type Handlers = {
  [Id in OperationId]: (call: Call<Id>) => OperationResponse<Id> | Promise<OperationResponse<Id>>;
};

/** Returns the staff account that sent the request. Throws when a visitor sent it. */
export function requireStaff(call: BaseCall): Readonly<AccountRecord> {
  if (!call.account) throw new Error('This operation requires a token');
  return call.account;
}

/** The response to a mutation without a result: clients refetch what is stored (D6). */
export const emptyResponse = { result: null };

/**
 * The shape of admin lists of language versions: `items`, pages of whole items; `rows`, pages of language versions (D20);
 * `language`, only versions in the language of the request (D10).
 */
export type AdminListShape = 'items' | 'rows' | 'language';

/** Returns one page of a list with its `pageable` (D7); a page beyond the last is empty. */
export function pageOf<T>(
  items: readonly T[],
  pageNo = 1,
  pageSize = 10,
): { rows: T[]; pageable: { pageNo: number; pageSize: number; totalCount: number } } {
  const start = (pageNo - 1) * pageSize;
  return {
    rows: items.slice(start, start + pageSize),
    pageable: { pageNo, pageSize, totalCount: items.length },
  };
}

/** Returns one page of an admin list, one row per language version, in the list shape of the backend. */
export function pageOfVersions<Version extends { lang: string }>(
  { adminListShape, language, languages }: BaseCall,
  items: readonly { versions: readonly Version[] }[],
  pageNo: number | undefined,
  pageSize: number | undefined,
): ReturnType<typeof pageOf<Version>> {
  const rowsOf = ({ versions }: { versions: readonly Version[] }) =>
    versions.toSorted((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang));
  if (adminListShape === 'items') {
    const { rows, pageable } = pageOf(items, pageNo, pageSize);
    return { rows: rows.flatMap(rowsOf), pageable };
  }
  const allVersions = items.flatMap(rowsOf);
  const listedVersions =
    adminListShape === 'rows' ? allVersions : allVersions.filter(({ lang }) => lang === language);
  return pageOf(listedVersions, pageNo, pageSize);
}
