import type { operations } from '../src/api/schema.gen';
import type { AccountRecord } from './db/accounts';
import type { Store } from './db/store';
import type { Locale } from './messages';

/** Names one of the operations of the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, In extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][In]
>;

/** The body of a request: parsed JSON, or the file of a multipart form (D12). */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer Json }
    ? Json
    : { file: File }
  : null;

/** What every handler is given, whatever is called. */
export interface BaseCall {
  store: Store;
  listing: Listing;
  /** The language of `X-Language`. */
  language: string;
  /** The language that messages are written in. */
  locale: Locale;
  /** The languages content may be kept in, in order. */
  languages: readonly string[];
  /** Where the site lies: stored addresses begin with it (D16). */
  origin: string;
  /** When the request came, in epoch milliseconds. */
  time: number;
  tokenTtl: number;
  /** The token that was sent, when it is one of a session. */
  token: string | null;
  /** Whose token was sent; null for visitors. */
  account: Readonly<AccountRecord> | null;
}

/** A request for one operation, after the contract has been found to hold. */
interface Call<Id extends OperationId> extends BaseCall {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
}

/** An answer of the envelope without `message` and `status`, which are the same for all (D6). */
export type OperationResponse<Id extends OperationId> = Omit<
  Extract<operations[Id]['responses'][200]['content']['application/json'], { result?: unknown }>,
  'message' | 'status'
>;

/** One handler for each operation. Handlers throw a `Refusal` where they do not do what is asked. */
export type Handlers = {
  [Id in OperationId]: (call: Call<Id>) => OperationResponse<Id> | Promise<OperationResponse<Id>>;
};

/** The member of staff who calls. Throws when the contract lets visitors make this call. */
export function staff(call: BaseCall): Readonly<AccountRecord> {
  if (!call.account) throw new Error('This operation needs a token');
  return call.account;
}

/** The answer of a write: clients read again for what is stored (D6). */
export const done = { result: null };

/**
 * What the lists of versions give staff: `items` whole, a page of so many; `rows`, a page of so many language versions
 * (D20); or those of `language` alone, the one it was asked in (D10).
 */
export type Listing = 'items' | 'rows' | 'language';

/** One page of a list with its paging (D7); a page beyond the last is empty. */
export function paged<T>(
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

/** One page of a list of items for staff, a row per language version, in the shape that the backend plays. */
export function pagedVersions<Version extends { lang: string }>(
  { listing, language, languages }: BaseCall,
  items: readonly { versions: readonly Version[] }[],
  pageNo: number | undefined,
  pageSize: number | undefined,
): ReturnType<typeof paged<Version>> {
  const rowsOf = ({ versions }: { versions: readonly Version[] }) =>
    versions.toSorted((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang));
  if (listing === 'items') {
    const { rows, pageable } = paged(items, pageNo, pageSize);
    return { rows: rows.flatMap(rowsOf), pageable };
  }
  const versions = items.flatMap(rowsOf);
  const given = listing === 'rows' ? versions : versions.filter(({ lang }) => lang === language);
  return paged(given, pageNo, pageSize);
}
