import { msg } from '@lingui/core/macro';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { caseCalls } from '@/api/admin/cases';
import { honorCalls } from '@/api/admin/honors';
import { newsCalls, type NewsItemInput } from '@/api/admin/news';
import { SITE_PATHS } from '@/lib/site-paths';
import type { ContentCalls } from '@/api/admin/content';
import type { ArticleSectionName } from '@/admin/sections';
import type { ArticleInput, ArticleSection, ArticleVersion, SentArticleVersion } from './article';

/** Returns the catalogue's id, which validation guarantees (D38). Throws if there is none. */
function requireCatalogue({ cataId }: ArticleInput): ArticleVersion['id'] {
  if (cataId === undefined) throw new Error('The article has no catalogue.');
  return cataId;
}

function toCommonFields({ id, no, lang, title, content, coverUrl }: ArticleInput) {
  return {
    ...(id !== undefined && { id }),
    ...(no !== undefined && { no }),
    ...{ lang, title, content, coverUrl },
  };
}

/** Returns the calls of a content type, and its requests, whose versions `toInput` converts to those of the API. */
function callsAndRequestsOf<Input extends SentArticleVersion>(
  calls: ContentCalls<ArticleVersion, Input>,
  toInput: (version: ArticleInput) => Input,
): Pick<ArticleSection, 'calls' | 'toRequest'> {
  return {
    calls,
    toRequest: (versions) => {
      const inputs = versions.map(toInput);
      return {
        inputs,
        create: (idempotencyKeys) => calls.create(inputs, idempotencyKeys),
        update: (idempotencyKeys) => calls.update(inputs, idempotencyKeys),
        updateWithoutRevalidation: (idempotencyKeys) =>
          calls.updateWithoutRevalidation(inputs, idempotencyKeys),
      };
    },
  };
}

/** News in the admin area; `isLink` marks external items (D25). */
export const NEWS: ArticleSection = {
  name: 'news',
  ...callsAndRequestsOf(newsCalls, (version): NewsItemInput => ({
    ...toCommonFields(version),
    note: version.note,
    contentUrl: version.contentUrl,
    cataId: requireCatalogue(version),
    isLink: version.isExternal ? 1 : 0,
  })),
  listPath: '/admin/articles/news/list',
  editPath: '/admin/articles/news/edit',
  externalEditPath: '/admin/articles/news/edit-external',
  importPath: '/admin/articles/news/import',
  detailPath: SITE_PATHS.newsItem,
  catalogueType: CATALOGUE_TYPE.news,
  folderPath: '/admin/articles/news/folder',
  isExternal: ({ isLink }) => isLink === 1,
  hasSummary: true,
  texts: {
    help: msg`Write and publish news. Pin the items that should come first.`,
    add: msg`Add news`,
    addFirst: msg`Add the first news item`,
    addExternal: msg`Add external news`,
  },
  titles: { create: msg`New news item`, edit: msg`Edit news item` },
  externalTitles: { create: msg`New external news item`, edit: msg`Edit external news item` },
};

/** Cases in the admin area; a case with an address is external (D25). */
export const CASES: ArticleSection = {
  name: 'cases',
  ...callsAndRequestsOf(caseCalls, (version) => ({
    ...toCommonFields(version),
    contentUrl: version.contentUrl,
    cataId: requireCatalogue(version),
  })),
  listPath: '/admin/articles/cases/list',
  editPath: '/admin/articles/cases/edit',
  externalEditPath: '/admin/articles/cases/edit-external',
  importPath: '/admin/articles/cases/import',
  detailPath: SITE_PATHS.caseAnalysis,
  catalogueType: CATALOGUE_TYPE.cases,
  folderPath: '/admin/articles/cases/folder',
  isExternal: ({ contentUrl }) => Boolean(contentUrl?.trim()),
  hasSummary: false,
  texts: {
    help: msg`Write and publish case analyses. Pin those that should come first.`,
    add: msg`Add a case`,
    addFirst: msg`Add the first case`,
    addExternal: msg`Add an external case`,
  },
  titles: { create: msg`New case`, edit: msg`Edit case` },
  externalTitles: { create: msg`New external case`, edit: msg`Edit external case` },
};

/** Honors in the admin area: without catalogues and external items (§3). */
export const HONORS: ArticleSection = {
  name: 'honors',
  ...callsAndRequestsOf(honorCalls, toCommonFields),
  listPath: '/admin/articles/honors/list',
  editPath: '/admin/articles/honors/edit',
  detailPath: SITE_PATHS.honor,
  isExternal: () => false,
  hasSummary: false,
  texts: {
    help: msg`Manage the firm’s honors. Pinned ones come first in their year and on the home page.`,
    add: msg`Add an honor`,
    addFirst: msg`Add the first honor`,
  },
  titles: { create: msg`New honor`, edit: msg`Edit honor` },
};

/** All content types of articles; their order is that of the command palette and of the content health. */
export const ARTICLE_SECTIONS = {
  news: NEWS,
  cases: CASES,
  honors: HONORS,
} satisfies Record<ArticleSectionName, ArticleSection>;
