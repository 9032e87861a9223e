import { msg } from '@lingui/core/macro';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { caseCalls, type CaseAnalysisInput } from '@/api/admin/cases';
import { honorCalls } from '@/api/admin/honors';
import { newsCalls, type NewsItemInput } from '@/api/admin/news';
import { SITE_PATHS } from '@/lib/site-paths';
import type { ArticleSectionName } from '@/admin/sections';
import type {
  ArticleExtras,
  ArticleSection,
  ArticleVersion,
  BasicArticleSection,
  EditableSection,
} from './article';

/** Returns the catalogue's id, which validation guarantees (D38). Throws if there is none. */
function requireCatalogue({ cataId }: ArticleExtras): ArticleVersion['id'] {
  if (cataId === undefined) throw new Error('The article has no catalogue.');
  return cataId;
}

/** News in the admin area; `isLink` marks external items (D25). */
export const NEWS: EditableSection<NewsItemInput> = {
  name: 'news',
  calls: newsCalls,
  listPath: '/admin/articles/news/list',
  editPath: '/admin/articles/news/edit',
  externalEditPath: '/admin/articles/news/edit-external',
  importPath: '/admin/articles/news/import',
  detailPath: SITE_PATHS.newsItem,
  catalogueType: CATALOGUE_TYPE.news,
  folderPath: '/admin/articles/news/folder',
  isExternal: ({ isLink }) => isLink === 1,
  toInput: (common, extras) => ({
    ...common,
    note: extras.note,
    contentUrl: extras.contentUrl,
    cataId: requireCatalogue(extras),
    isLink: extras.isExternal ? 1 : 0,
  }),
  texts: {
    help: msg`Write and publish news. Pin the items that should come first.`,
    add: msg`Add news`,
    addFirst: msg`Add the first news item`,
    addExternal: msg`Add external news`,
  },
};

/** Cases in the admin area; a case with an address is external (D25). */
export const CASES: EditableSection<CaseAnalysisInput> = {
  name: 'cases',
  calls: caseCalls,
  listPath: '/admin/articles/cases/list',
  editPath: '/admin/articles/cases/edit',
  externalEditPath: '/admin/articles/cases/edit-external',
  importPath: '/admin/articles/cases/import',
  detailPath: SITE_PATHS.caseAnalysis,
  catalogueType: CATALOGUE_TYPE.cases,
  folderPath: '/admin/articles/cases/folder',
  isExternal: ({ contentUrl }) => Boolean(contentUrl?.trim()),
  toInput: (common, extras) => ({
    ...common,
    contentUrl: extras.contentUrl,
    cataId: requireCatalogue(extras),
  }),
  texts: {
    help: msg`Write and publish case analyses. Pin those that should come first.`,
    add: msg`Add a case`,
    addFirst: msg`Add the first case`,
    addExternal: msg`Add an external case`,
  },
};

/** Honors in the admin area: without catalogues and external items (§3). */
export const HONORS: BasicArticleSection = {
  name: 'honors',
  calls: honorCalls,
  listPath: '/admin/articles/honors/list',
  editPath: '/admin/articles/honors/edit',
  detailPath: SITE_PATHS.honor,
  isExternal: () => false,
  toInput: (common) => common,
  texts: {
    help: msg`Manage the firm’s honors. Pinned ones come first in their year and on the home page.`,
    add: msg`Add an honor`,
    addFirst: msg`Add the first honor`,
  },
  titles: { create: msg`New honor`, edit: msg`Edit honor` },
};

/** All content types of articles, in the order of the command palette and the content health. */
export const ARTICLE_SECTIONS = {
  news: NEWS,
  cases: CASES,
  honors: HONORS,
} satisfies Record<ArticleSectionName, ArticleSection>;
