import { listAllBanners } from '@/api/admin/banners';
import { fetchCatalogueTrees } from '@/api/admin/catalogues';
import type { ContentQuery } from '@/api/admin/content';
import { listAdminJobs } from '@/api/admin/jobs';
import { listAdminLawyers, fetchAdminLawyer } from '@/api/admin/lawyers';
import { fetchAdminPortal } from '@/api/admin/portal';
import { listAdminProfessionalFields } from '@/api/admin/professional-fields';
import type { ArticleVersion } from '@/admin/articles/article';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import type { ArticleSectionName } from '@/admin/sections';
import { WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { pausableRetry, type RetryOptions } from '@/admin/requests/pausable-retry';

/** The queries that the content health is computed from. Each rejects with an `ApiError`. */
export const healthQueries = {
  articles: (section: ArticleSectionName, query: ContentQuery, language?: string) =>
    ARTICLE_SECTIONS[section].calls.list(query, language),
  /** Fetches one version with its content. Counts a view (D37). */
  article: (section: ArticleSectionName, version: ArticleVersion) =>
    ARTICLE_SECTIONS[section].calls.fetchVersion(version),
  lawyers: (page: number, language?: string) =>
    listAdminLawyers({ page, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
  /** Fetches one full version of a lawyer through the admin call, which counts no view. */
  lawyer: fetchAdminLawyer,
  professionalFields: (page: number, language?: string) =>
    listAdminProfessionalFields({ page, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
  banners: listAllBanners,
  catalogues: fetchCatalogueTrees,
  jobs: listAdminJobs,
  portal: fetchAdminPortal,
};

export type HealthQueries = typeof healthQueries;

/** Returns the queries with the retries of `pausableRetry`. */
export function withRetry(queries: HealthQueries, options: RetryOptions): HealthQueries {
  const retry = pausableRetry(options);
  return {
    articles: (...args) => retry(() => queries.articles(...args)),
    article: (...args) => retry(() => queries.article(...args)),
    lawyers: (...args) => retry(() => queries.lawyers(...args)),
    lawyer: (...args) => retry(() => queries.lawyer(...args)),
    professionalFields: (...args) => retry(() => queries.professionalFields(...args)),
    banners: (...args) => retry(() => queries.banners(...args)),
    catalogues: (...args) => retry(() => queries.catalogues(...args)),
    jobs: (...args) => retry(() => queries.jobs(...args)),
    portal: (...args) => retry(() => queries.portal(...args)),
  };
}
