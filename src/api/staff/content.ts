import { createdNo } from '../created-no';
import { confirm, readItem, readPage, type Page } from '../envelope';
import type { components } from '../schema.gen';
import { listOptions, refreshReads, useRead, type Reading } from '../use-read';
import { staffApi } from './client';
import { confirmGone } from './confirm-gone';

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
  /** The list's path in the contract, which names its reads. */
  path: string;
  /**
   * One page: a row per language version (D20). `language` asks for the versions of one language instead
   * of the interface's (D10).
   */
  list: (query: ContentQuery, language?: string) => Promise<Page<Version>>;
  /**
   * Reads a page of the list; the last one stays while the next one loads. `query` of what comes tells
   * which of the two it is.
   */
  usePage: (query: ContentQuery) => Reading<Page<Version> & { query: ContentQuery }>;
  /** One version in full, for one whose content the list left out (D19). */
  version: (version: { id: No; lang: string }) => Promise<Version>;
  /** Creates one item from its versions (D18). Gives its `no` where the answer tells it. */
  create: (versions: Input[]) => Promise<No | undefined>;
  /** Publishes the whole known set of versions of one item (D18). */
  update: (versions: Input[]) => Promise<void>;
  /** Deletes an item in all its languages (D24), if it is still there. The caller refreshes. */
  remove: (no: No) => Promise<void>;
  /** Pins an item in all its languages (D23). The caller refreshes. */
  pin: (no: No) => Promise<void>;
  /** Unpins an item in all its languages (D23). The caller refreshes. */
  unpin: (no: No) => Promise<void>;
  /** Reads again whatever is shown of this kind, once for several writes. */
  refresh: () => Promise<void>;
}

/** The three kinds, by their names in the contract's paths. */
type Resource = 'latest-news' | 'case-analysis' | 'lawfirm-honour';

/**
 * Makes the calls of one kind of content. The contract describes the three kinds alike but for the
 * fields of a version, so one kind's paths stand for all in the types here. A version is read as staff: the
 * public client would leave for `/status` while the site is off.
 */
export function contentCalls<Version extends ContentVersion, Input>(
  resource: Resource,
): ContentCalls<Version, Input> {
  const path = `/admin/${resource}` as '/admin/latest-news';
  const publicPath = `/user/${resource}` as '/user/latest-news';
  const refresh = () => refreshReads(path, publicPath, `${publicPath}/{id}`);
  const list: ContentCalls<Version, Input>['list'] = (query, language) =>
    readPage(
      staffApi.GET(path, {
        params: { query, ...(language && { header: { 'X-Language': language } }) },
      }),
    ) as Promise<Page<unknown>> as Promise<Page<Version>>;
  return {
    path,
    refresh,
    list,
    usePage: (query) =>
      useRead([path, query], async () => ({ ...(await list(query)), query }), listOptions),
    version: ({ id, lang }) =>
      readItem(
        staffApi.GET(`${publicPath}/{id}`, {
          params: { path: { id }, header: { 'X-Language': lang } },
        }),
      ) as Promise<unknown> as Promise<Version>,
    create: async (versions) => {
      const { data } = await staffApi.POST(path, { body: versions as never });
      await refresh();
      return createdNo(data);
    },
    update: async (versions) => {
      await confirm(staffApi.PUT(path, { body: versions as never }));
      await refresh();
    },
    remove: (no) => confirmGone(staffApi.DELETE(path, { params: { query: { no } } })),
    pin: (no) => confirm(staffApi.PUT(`${path}/pin`, { params: { query: { no } } })),
    unpin: (no) => confirm(staffApi.PUT(`${path}/unpin`, { params: { query: { no } } })),
  };
}
