import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { createdNo } from '@/api/created-no';
import { confirm, type Page } from '@/api/response-envelope';
import { malformed } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import { revalidateQueries, type QueryState, type QueryPath } from '@/api/use-query';
import { confirmDeleted } from './confirm-deleted';
import { usePageQuery } from './use-page-query';
import { readWholeItems, type ItemPage } from './whole-items';

type No = components['schemas']['Id'];

/** What news, cases and honours have alike: one language version of an item (§3). */
export interface ContentVersion {
  id: No;
  no: No;
  lang: string;
  title: string;
  content?: string | null | undefined;
  coverUrl?: string | null | undefined;
  top?: 0 | 1 | null | undefined;
  createTime?: string | number | null | undefined;
  updateTime?: string | number | null | undefined;
  views?: number | null | undefined;
  operatorName?: string | null | undefined;
}

/** What a list of content is asked with (§7). `total` is left to the server (D7). */
export interface ContentQuery {
  pageNo?: number;
  pageSize?: number;
  title?: string;
  no?: No;
}

/** The calls of one kind of content (§7, Admin content). */
export interface ContentCalls<Version, Input> {
  /**
   * One page: a row per language version (D20). `language` asks for the versions of one language instead
   * of the interface's (D10).
   */
  list: (query: ContentQuery, language?: string) => Promise<Page<Version>>;
  /**
   * Reads a page of the list with whole items; the last one stays while the next one loads. `query` of what comes tells
   * which of the two it is.
   */
  usePage: (query: ContentQuery) => QueryState<ItemPage<Version> & { query: ContentQuery }>;
  /** One version in full, for one whose content the list left out (D19). */
  version: (version: { id: No; lang: string }) => Promise<Version>;
  /** Creates one item from its versions (D18). Gives its `no` where the answer tells it. */
  create: (versions: Input[], action?: IdempotencyKeys) => Promise<No | undefined>;
  /** Publishes the whole known set of versions of one item (D18). */
  update: (versions: Input[], action?: IdempotencyKeys) => Promise<void>;
  /** Deletes an item in all its languages (D24). The caller refreshes. Throws as `confirmDeleted` does. */
  remove: (no: No, action?: IdempotencyKeys) => Promise<void>;
  /** Pins an item in all its languages (D23). The caller refreshes. */
  pin: (no: No, action?: IdempotencyKeys) => Promise<void>;
  /** Unpins an item in all its languages (D23). The caller refreshes. */
  unpin: (no: No, action?: IdempotencyKeys) => Promise<void>;
  /** Reads again whatever is shown of this kind, once for several writes. */
  refresh: () => Promise<void>;
}

/** The language of a call where it is not the interface's (D10). */
interface Language {
  'X-Language': string;
}

/** What a page of a list of content is asked with. */
export interface ContentParameters {
  query: ContentQuery;
  header?: Language;
}

type Answer = Promise<{ data?: unknown }>;

/** A write of a whole item, with what it belongs to (D49). */
type Write<Input> = Record<string, unknown> & {
  body: Input[];
  action: IdempotencyKeys | undefined;
};

/** A write by an item's number. */
type WriteByNo = Record<string, unknown> & {
  params: { query: { no: No } };
  action: IdempotencyKeys | undefined;
};

/**
 * The operations of one kind, each with its own path: the compiler checks against the contract what they
 * send. A version is read as staff: the public client would leave for `/status` while the site is off.
 */
interface ContentOperations<Version, Input> {
  /** What names the reads of this kind, the list for staff first. */
  reads: readonly [list: QueryPath, ...shown: QueryPath[]];
  list: (params: ContentParameters) => Promise<Page<Version>>;
  version: (params: { path: { id: No }; header: Language }) => Promise<Version>;
  create: (write: Write<Input>) => Answer;
  update: (write: Write<Input>) => Answer;
  remove: (write: WriteByNo) => Answer;
  pin: (write: WriteByNo) => Answer;
  unpin: (write: WriteByNo) => Answer;
}

/** Makes the calls of one kind of content from its operations. */
export function contentCalls<Version extends ContentVersion, Input>(
  operations: ContentOperations<Version, Input>,
): ContentCalls<Version, Input> {
  const { reads } = operations;
  const refresh = () => revalidateQueries(...reads);
  const list: ContentCalls<Version, Input>['list'] = (query, language) =>
    operations.list({ query, ...(language && { header: { 'X-Language': language } }) });
  return {
    refresh,
    list,
    usePage: (query) => {
      const { pageNo = 1, pageSize = 10 } = query;
      const read = async () => {
        const page = (one: number, language?: string) => list({ ...query, pageNo: one }, language);
        const one = (no: No, language: string) => list({ no, pageNo: 1, pageSize }, language);
        return { ...(await readWholeItems(page, pageNo, pageSize, one)), query };
      };
      return usePageQuery([reads[0], query], read);
    },
    version: ({ id, lang }) => operations.version({ path: { id }, header: { 'X-Language': lang } }),
    create: async (body, action) => {
      const { data } = await operations.create({ body, action });
      await refresh();
      return createdNo(data);
    },
    update: async (body, action) => {
      await confirm(operations.update({ body, action }));
      await refresh();
    },
    remove: (no, action) =>
      confirmDeleted(operations.remove({ params: { query: { no } }, action }), async () => {
        const { items } = await list({ no, pageNo: 1, pageSize: 10 });
        const isStored = items.some((one) => String(one.no) === String(no));
        // A list that ignores the number says nothing about an item that is not on this page.
        if (!isStored && items.length > 0) throw malformed(items);
        return isStored;
      }),
    pin: (no, action) => confirm(operations.pin({ params: { query: { no } }, action })),
    unpin: (no, action) => confirm(operations.unpin({ params: { query: { no } }, action })),
  };
}
