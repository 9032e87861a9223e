import { emptyResponse, pageOf, pageOfVersions, requireStaff, type BaseCall } from '../call';
import { articleGroups, articlesIn, type ArticleRecord } from '../db/articles';
import type { Store } from '../db/store';
import type { Table } from '../db/table';
import { notFoundRejection } from '../rejection';
import { formatTime } from '../time';
import { planCreation, planUpdate, requireText } from './versions';

interface ArticleInput {
  id?: number | string;
  no?: number | string;
  lang: string;
  title: string;
  content?: string;
  coverUrl?: string;
}

type CallWith<T> = BaseCall & T;

interface ArticleType<R extends ArticleRecord, I extends ArticleInput> {
  table: (store: Store) => Table<R>;
  /** Returns the fields in addition to those of `ArticleRecord`, and rejects invalid ones; `previous` is null for a new version. */
  specificFieldsOf: (
    call: BaseCall,
    input: I,
    previous: Readonly<R> | null,
  ) => Omit<R, keyof ArticleRecord>;
}

/** Creates the handlers that read articles. */
function createQueryHandlers<R extends ArticleRecord>(table: (store: Store) => Table<R>) {
  function withViews(store: Store, record: Readonly<R>): Readonly<R> {
    const viewCount = store.views.get(`${table(store).name}:${record.id}`)?.count ?? 0;
    return { ...record, views: record.views + viewCount };
  }

  function withoutContent(
    store: Store,
    record: Readonly<R>,
  ): Omit<R, 'content'> & { content: null } {
    return { ...withViews(store, record), content: null };
  }

  return {
    /** Returns one row per language version (D20). */
    list(
      call: CallWith<{
        query: { pageNo?: number; pageSize?: number; title?: string; no?: number | string };
      }>,
    ) {
      const { pageNo, pageSize, title, no } = call.query;
      const titlePart = title?.toLowerCase();
      const items = articleGroups(table(call.store)).filter(
        (item) =>
          (no === undefined || item.no === String(no)) &&
          (!titlePart || item.searchableTitles.includes(titlePart)),
      );
      const { rows: versions, pageable } = pageOfVersions(call, items, pageNo, pageSize);
      const toResult = no === undefined ? withoutContent : withViews;
      return { result: versions.map((version) => toResult(call.store, version)), pageable };
    },

    /** Returns one page of the versions in the requested language that match `matches`. */
    listPublic(
      call: CallWith<{
        query: { page?: number; pageSize?: number; lang?: string; no?: number | string };
      }>,
      matches: (record: Readonly<R>) => boolean,
    ) {
      const { page, pageSize, lang, no } = call.query;
      const versions = articlesIn(table(call.store), lang ?? call.language).filter(
        (version) => (no === undefined || version.no === String(no)) && matches(version),
      );
      const { rows, pageable } = pageOf(versions, page, pageSize);
      return { result: rows.map((version) => withoutContent(call.store, version)), pageable };
    },

    /** Returns a whole version and counts a view (D37). */
    get(call: CallWith<{ path: { id: number | string } }>) {
      const { store } = call;
      const version = table(store).find(call.path.id);
      const id = `${table(store).name}:${version.id}`;
      store.views.put({ id, count: (store.views.get(id)?.count ?? 0) + 1 });
      return { result: withViews(store, version) };
    },
  };
}

/** Creates the handlers that change articles. */
function createMutationHandlers<R extends ArticleRecord, I extends ArticleInput>({
  table,
  specificFieldsOf,
}: ArticleType<R, I>) {
  function groupOf(call: CallWith<{ query: { no: number | string } }>): Readonly<R>[] {
    const group = table(call.store).group(call.query.no);
    if (group.length === 0) throw notFoundRejection();
    return group;
  }

  function write(call: BaseCall, input: I, no: string, previous: Readonly<R> | null): void {
    const articles = table(call.store);
    const time = formatTime(call.time);
    const fields: ArticleRecord = {
      id: previous?.id ?? articles.nextId(),
      no,
      lang: input.lang,
      title: requireText('title', input.title),
      content: input.content ?? previous?.content ?? '',
      coverUrl: input.coverUrl ?? previous?.coverUrl ?? '',
      // A version that is added later is pinned like the existing ones.
      top: articles.group(no)[0]?.top ?? 0,
      createTime: articles.group(no)[0]?.createTime ?? time,
      updateTime: time,
      operatorName: requireStaff(call).userName,
      views: previous?.views ?? 0,
    };
    // Together, both parts have all fields of R, which the type of a spread cannot express.
    articles.put({ ...fields, ...specificFieldsOf(call, input, previous) } as unknown as R);
  }

  function validateAll(
    call: BaseCall,
    mutations: { input: I; record: Readonly<R> | null }[],
  ): void {
    for (const { input, record } of mutations) {
      requireText('title', input.title);
      specificFieldsOf(call, input, record);
    }
  }

  return {
    create(call: CallWith<{ body: I[] }>) {
      const { no, mutations } = planCreation(call, table(call.store), call.body);
      validateAll(call, mutations);
      for (const { input } of mutations) write(call, input, no, null);
      return emptyResponse;
    },

    update(call: CallWith<{ body: I[] }>) {
      const { no, mutations } = planUpdate(call, table(call.store), call.body);
      validateAll(call, mutations);
      for (const { input, record } of mutations) write(call, input, no, record);
      return emptyResponse;
    },

    remove(call: CallWith<{ query: { no: number | string } }>) {
      for (const { id } of groupOf(call)) table(call.store).remove(id);
      return emptyResponse;
    },

    setTop(call: CallWith<{ query: { no: number | string } }>, top: 0 | 1) {
      for (const version of groupOf(call)) table(call.store).put({ ...version, top });
      return emptyResponse;
    },
  };
}

/**
 * Creates the common handlers of news, cases and honors (§7 Admin content, Public): lists without `content`, except the admin
 * list of one `no` (D19), mutations by language group (D18), pinning and deletion by `no` (D23, D24).
 */
export function createArticleHandlers<R extends ArticleRecord, I extends ArticleInput>(
  type: ArticleType<R, I>,
) {
  return { ...createQueryHandlers(type.table), ...createMutationHandlers(type) };
}
