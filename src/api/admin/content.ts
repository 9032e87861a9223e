import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { createdNoIn } from './response-values';
import { awaitSuccess, type Page } from '@/api/response-envelope';
import { malformedError } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import type { QueryPath, QueryState } from '@/api/use-query';
import { verifyDeletion } from './verify-deletion';
import { usePageQuery } from './use-page-query';
import { fetchWholeItems, type WholeItemsPage } from './whole-items';
import { clearAndRefetch } from './refetch';

type No = components['schemas']['Id'];

/** The fields that the language versions of news, cases and honors have in common (§3). */
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

export interface ContentQuery {
  pageNo?: number;
  pageSize?: number;
  title?: string;
  no?: No;
}

/** Holds the calls of one content type (§7, Admin content). */
export interface ContentCalls<Version, Input> {
  /** The path of the list, which identifies its queries. */
  path: QueryPath;
  /**
   * Fetches one page: a row per language version (D20). `language` requests the versions of one language instead of
   * the interface language (D10).
   */
  list: (query: ContentQuery, language?: string) => Promise<Page<Version>>;
  /**
   * Fetches a page of version rows like `fetchWholeItems`; keeps the previous page while the next one loads. The
   * returned `query` identifies the page. Without a query, fetches nothing.
   */
  usePage: (
    query: ContentQuery | undefined,
  ) => QueryState<WholeItemsPage<Version> & { query: ContentQuery }>;
  /** Fetches one version in full, since the list may omit its content (D19). */
  fetchVersion: (version: { id: No; lang: string }) => Promise<Version>;
  /** Creates one item from its versions (D18) and revalidates. Returns its `no` when the response contains it. */
  create: (versions: Input[], idempotencyKeys?: IdempotencyKeys) => Promise<No | undefined>;
  /** Publishes all known versions of one item (D18) and revalidates. */
  update: (versions: Input[], idempotencyKeys?: IdempotencyKeys) => Promise<void>;
  /** Publishes one of several items; the caller revalidates after the last one. */
  updateWithoutRevalidation: (
    versions: Input[],
    idempotencyKeys?: IdempotencyKeys,
  ) => Promise<void>;
  /**
   * Deletes an item in all its languages (D24), and checks that one of its versions no longer exists. The caller
   * revalidates. Throws as `verifyDeletion` does.
   */
  remove: (
    version: Pick<ContentVersion, 'no' | 'lang'>,
    idempotencyKeys?: IdempotencyKeys,
  ) => Promise<void>;
  /** Pins an item in all its languages (D23). The caller revalidates. */
  pin: (no: No, idempotencyKeys?: IdempotencyKeys) => Promise<void>;
  unpin: (no: No, idempotencyKeys?: IdempotencyKeys) => Promise<void>;
  /** Revalidates every query of this content type, for staff and visitors. */
  revalidate: () => Promise<void>;
}

interface LanguageHeader {
  'X-Language': string;
}

export interface ContentParameters {
  query: ContentQuery;
  header?: LanguageHeader;
}

type ApiCall = Promise<{ data?: unknown }>;

type Mutation<Input> = Record<string, unknown> & {
  body: Input[];
  idempotencyKeys: IdempotencyKeys | undefined;
};

type MutationByNo = Record<string, unknown> & {
  params: { query: { no: No } };
  idempotencyKeys: IdempotencyKeys | undefined;
};

/**
 * The operations of one content type. Each calls a client with its own path, so that the compiler checks what it sends
 * against the contract.
 */
interface ContentOperations<Version, Input> {
  /** The admin list, and the queries of visitors. */
  queryPaths: readonly [list: QueryPath, ...others: QueryPath[]];
  list: (params: ContentParameters) => Promise<Page<Version>>;
  /** Uses the admin client, since the public one would redirect to `/status` while the site is off. */
  fetchVersion: (params: { path: { id: No }; header: LanguageHeader }) => Promise<Version>;
  create: (mutation: Mutation<Input>) => ApiCall;
  update: (mutation: Mutation<Input>) => ApiCall;
  remove: (mutation: MutationByNo) => ApiCall;
  pin: (mutation: MutationByNo) => ApiCall;
  unpin: (mutation: MutationByNo) => ApiCall;
}

/** Creates the calls of one content type from its operations. */
export function createContentCalls<Version extends ContentVersion, Input>(
  operations: ContentOperations<Version, Input>,
): ContentCalls<Version, Input> {
  const { queryPaths } = operations;
  const revalidate = () => clearAndRefetch(...queryPaths);
  const list: ContentCalls<Version, Input>['list'] = (query, language) =>
    operations.list({ query, ...(language && { header: { 'X-Language': language } }) });
  const updateWithoutRevalidation: ContentCalls<Version, Input>['updateWithoutRevalidation'] = (
    body,
    idempotencyKeys,
  ) => awaitSuccess(operations.update({ body, idempotencyKeys }));
  return {
    revalidate,
    list,
    path: queryPaths[0],
    usePage: (contentQuery) => {
      const query = contentQuery ?? {};
      const { pageNo = 1, pageSize = 10 } = query;
      const fetcher = async () => {
        const fetchPage = (number: number, language?: string) =>
          list({ ...query, pageNo: number }, language);
        const listByNo = (no: No, language: string) => list({ no, pageNo: 1, pageSize }, language);
        return { ...(await fetchWholeItems(fetchPage, pageNo, pageSize, listByNo)), query };
      };
      return usePageQuery(contentQuery ? [queryPaths[0], query] : null, fetcher);
    },
    fetchVersion: ({ id, lang }) =>
      operations.fetchVersion({ path: { id }, header: { 'X-Language': lang } }),
    create: async (body, idempotencyKeys) => {
      const { data } = await operations.create({ body, idempotencyKeys });
      await revalidate();
      return createdNoIn(data);
    },
    updateWithoutRevalidation,
    update: async (body, idempotencyKeys) => {
      await updateWithoutRevalidation(body, idempotencyKeys);
      await revalidate();
    },
    remove: ({ no, lang }, idempotencyKeys) =>
      verifyDeletion(
        operations.remove({ params: { query: { no } }, idempotencyKeys }),
        async () => {
          const { items } = await list({ no, pageNo: 1, pageSize: 10 }, lang);
          const isStored = items.some((item) => String(item.no) === String(no));
          // The list ignores the `no`: the item may be on another page.
          if (!isStored && items.length > 0) throw malformedError(items);
          return isStored;
        },
      ),
    pin: (no, idempotencyKeys) =>
      awaitSuccess(operations.pin({ params: { query: { no } }, idempotencyKeys })),
    unpin: (no, idempotencyKeys) =>
      awaitSuccess(operations.unpin({ params: { query: { no } }, idempotencyKeys })),
  };
}
