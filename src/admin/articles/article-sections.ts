import { msg } from '@lingui/core/macro';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { caseCalls, type CaseAnalysisInput } from '@/api/admin/cases';
import { honorCalls } from '@/api/admin/honors';
import { newsCalls, type NewsItemInput } from '@/api/admin/news';
import { SITE_PATHS } from '@/lib/site-paths';
import type { ArticleName } from '@/admin/sections';
import type {
  ArticleExtras,
  ArticleSection,
  ArticleVersion,
  PlainSection,
  StoredSection,
} from './article';

/** Returns the catalogue's id, which validation guarantees (D38). Throws if there is none. */
function requireCatalogue({ cataId }: ArticleExtras): ArticleVersion['id'] {
  if (cataId === undefined) throw new Error('The article has no catalogue');
  return cataId;
}

/** News in the admin area: external by `isLink` (D25). */
export const NEWS: StoredSection<NewsItemInput> = {
  name: 'news',
  calls: newsCalls,
  list: '/admin/articles/news/list',
  edit: '/admin/articles/news/edit',
  external: '/admin/articles/news/edit-external',
  import: '/admin/articles/news/import',
  detail: SITE_PATHS.newsItem,
  catalogues: CATALOGUE_TYPE.news,
  folder: '/admin/articles/news/folder',
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

/** Cases in the admin area: external when they have an address (D25). */
export const CASES: StoredSection<CaseAnalysisInput> = {
  name: 'cases',
  calls: caseCalls,
  list: '/admin/articles/cases/list',
  edit: '/admin/articles/cases/edit',
  external: '/admin/articles/cases/edit-external',
  import: '/admin/articles/cases/import',
  detail: SITE_PATHS.caseAnalysis,
  catalogues: CATALOGUE_TYPE.cases,
  folder: '/admin/articles/cases/folder',
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
export const HONORS: PlainSection = {
  name: 'honors',
  calls: honorCalls,
  list: '/admin/articles/honors/list',
  edit: '/admin/articles/honors/edit',
  detail: SITE_PATHS.honor,
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
} satisfies Record<ArticleName, ArticleSection>;
