import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { SWRResponse } from 'swr';
import type { ArticleQuery } from '@/api/article-query';
import type { NewsOrCase } from '@/api/articles';
import { useCase, useCaseList, useCaseVersion } from '@/api/cases';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import type { Page } from '@/api/response-envelope';
import type { ApiError } from '@/api/errors';
import { useHonor, useHonorVersion } from '@/api/honors';
import { SITE_PATHS } from '@/lib/site-paths';
import { useNewsItem, useNewsList, useNewsVersion } from '@/api/news';

/** Result of a query of the data layer: its data or error, and the function that fetches it again. */
export type QueryResult<Data> = Pick<
  SWRResponse<Data, ApiError>,
  'data' | 'error' | 'isLoading' | 'mutate'
>;

/** Result of the lookup of an item's version in a language. */
export type VersionQuery<Data> = Pick<QueryResult<Data>, 'data' | 'error'>;

/** Paths, queries and labels that differ between news and cases. */
export interface ArticleType {
  listPath: typeof SITE_PATHS.news | typeof SITE_PATHS.cases;
  detailPath: typeof SITE_PATHS.newsItem | typeof SITE_PATHS.caseAnalysis;
  label: MessageDescriptor;
  /** Description of the list for search engines. */
  description: MessageDescriptor;
  catalogueType: (typeof CATALOGUE_TYPE)[keyof typeof CATALOGUE_TYPE];
  useList: (query: ArticleQuery | null) => QueryResult<Page<NewsOrCase>>;
  useItem: (id: string | null) => QueryResult<NewsOrCase>;
  useVersion: (no: string | null, lang: string) => VersionQuery<NewsOrCase | null>;
  /** Whether an item is external, at its `contentUrl` (D25). */
  isExternal: (item: NewsOrCase) => boolean;
}

/** An article with only a title, a text and a cover, as in the contract. */
export interface BasicArticle {
  id: string | number;
  no: string | number;
  title: string;
  lang: string;
  content?: string | null;
  coverUrl?: string | null;
  createTime?: string | number | null;
  updateTime?: string | number | null;
}

/** A content type of basic articles: without a list page, shown in a section of another page. */
export interface BasicArticleType {
  /** Page and section that list the items. */
  containingSection: { path: typeof SITE_PATHS.about; label: MessageDescriptor; section: string };
  detailPath: Extract<LinkProps['to'], `/${string}/detail/$id`>;
  label: MessageDescriptor;
  useItem: (id: string | null) => QueryResult<BasicArticle>;
  useVersion: (no: string | null, lang: string) => VersionQuery<BasicArticle | null>;
}

export const NEWS: ArticleType = {
  listPath: SITE_PATHS.news,
  detailPath: SITE_PATHS.newsItem,
  label: msg`News`,
  description: msg`News from the firm and articles by its lawyers.`,
  catalogueType: CATALOGUE_TYPE.news,
  useList: useNewsList,
  useItem: useNewsItem,
  useVersion: useNewsVersion,
  isExternal: (item) => 'isLink' in item && item.isLink === 1,
};

/** Case analyses, called deals on the public site (§1, §2). */
export const CASES: ArticleType = {
  listPath: SITE_PATHS.cases,
  detailPath: SITE_PATHS.caseAnalysis,
  label: msg`Deals`,
  description: msg`Transactions and disputes in which the firm has acted.`,
  catalogueType: CATALOGUE_TYPE.cases,
  useList: useCaseList,
  useItem: useCase,
  useVersion: useCaseVersion,
  isExternal: (item) => Boolean(item.contentUrl),
};

/** Honors, a section of the about page (D40). */
export const HONORS: BasicArticleType = {
  containingSection: { path: SITE_PATHS.about, label: msg`About us`, section: 'honors' },
  detailPath: SITE_PATHS.honor,
  label: msg`Honors`,
  useItem: useHonor,
  useVersion: useHonorVersion,
};

/** Content types by their names in the admin area, which previews them. */
export const CONTENT_TYPES = { news: NEWS, cases: CASES, honors: HONORS } as const;
