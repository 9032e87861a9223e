import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SWRResponse } from 'swr';
import type { ArticleQuery } from '../../api/article-query';
import type { Article } from '../../api/articles';
import { useCase, useCaseList, useCaseVersion } from '../../api/cases';
import { CATALOGUE_TYPE } from '../../api/catalogue-type';
import type { Page } from '../../api/envelope';
import type { ApiError } from '../../api/errors';
import { useNewsItem, useNewsList, useNewsVersion } from '../../api/news';

/** A read of the data layer. */
export type Read<Data> = Pick<
  SWRResponse<Data, ApiError>,
  'data' | 'error' | 'isLoading' | 'mutate'
>;

/** What tells news from cases: where they stand, how they are read, what they are called. */
export interface ArticleKind {
  list: '/news' | '/case';
  detail: '/news/detail/$id' | '/case/detail/$id';
  label: MessageDescriptor;
  /** What the list holds, for search engines. */
  description: MessageDescriptor;
  catalogueType: (typeof CATALOGUE_TYPE)[keyof typeof CATALOGUE_TYPE];
  useList: (query: ArticleQuery | null) => Read<Page<Article>>;
  useItem: (id: string | null) => Read<Article>;
  useVersion: (no: string | null, lang: string) => Read<Article | undefined>;
  /** Whether an item lies elsewhere, at its `contentUrl` (D25). */
  isExternal: (item: Article) => boolean;
}

/** News (§2). */
export const NEWS: ArticleKind = {
  list: '/news',
  detail: '/news/detail/$id',
  label: msg`News`,
  description: msg`News of the firm, and articles by its lawyers.`,
  catalogueType: CATALOGUE_TYPE.news,
  useList: useNewsList,
  useItem: useNewsItem,
  useVersion: useNewsVersion,
  isExternal: (item) => 'isLink' in item && item.isLink === 1,
};

/** Case analyses, which visitors know as deals (§1, §2). */
export const CASES: ArticleKind = {
  list: '/case',
  detail: '/case/detail/$id',
  label: msg`Deals`,
  description: msg`Transactions and disputes in which the firm has acted.`,
  catalogueType: CATALOGUE_TYPE.cases,
  useList: useCaseList,
  useItem: useCase,
  useVersion: useCaseVersion,
  isExternal: (item) => Boolean(item.contentUrl),
};
