import { listAllBanners, type Banner } from '@/api/admin/banners';
import { fetchCatalogueTrees, type CatalogueTrees } from '@/api/admin/catalogues';
import type { ContentQuery } from '@/api/admin/content';
import { listAdminJobs } from '@/api/admin/jobs';
import { listAdminLawyers, fetchAdminLawyer, type Lawyer } from '@/api/admin/lawyers';
import { fetchAdminPortal, type Portal } from '@/api/admin/portal';
import { listAdminProfessionalFields } from '@/api/admin/professional-fields';
import type { Page } from '@/api/response-envelope';
import type { ArticleVersion } from '@/admin/articles/article';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import type { ArticleName } from '@/admin/sections';
import { PAGE_SIZE } from '@/admin/list/all-items/walk-pages';

type Field = Awaited<ReturnType<typeof listAdminProfessionalFields>>['items'][number];

/** The queries that the content health is computed from. Each rejects with an `ApiError`. */
export interface HealthQueries {
  articles: (
    section: ArticleName,
    query: ContentQuery,
    language?: string,
  ) => Promise<Page<ArticleVersion>>;
  /** Fetches one version with its content. Counts a view (D37). */
  viewed: (section: ArticleName, version: ArticleVersion) => Promise<ArticleVersion>;
  lawyers: (page: number, language?: string) => Promise<Page<Lawyer>>;
  /** Fetches one full version of a lawyer through the admin call, which counts no view. */
  lawyer: (id: Lawyer['id']) => Promise<Lawyer>;
  professionalFields: (page: number, language?: string) => Promise<Page<Field>>;
  banners: (languages: readonly string[]) => Promise<Banner[]>;
  catalogues: (type: 0 | 1, languages: readonly string[]) => Promise<CatalogueTrees>;
  jobs: (lang: string) => ReturnType<typeof listAdminJobs>;
  portal: (languages: readonly string[]) => Promise<Portal[]>;
}

/** The queries without retries. */
export const healthQueries: HealthQueries = {
  articles: (section, query, language) => ARTICLE_SECTIONS[section].calls.list(query, language),
  viewed: (section, version) => ARTICLE_SECTIONS[section].calls.version(version),
  lawyers: (page, language) => listAdminLawyers({ page, pageSize: PAGE_SIZE }, language),
  lawyer: fetchAdminLawyer,
  professionalFields: (page, language) =>
    listAdminProfessionalFields({ page, pageSize: PAGE_SIZE }, language),
  banners: listAllBanners,
  catalogues: fetchCatalogueTrees,
  jobs: listAdminJobs,
  portal: fetchAdminPortal,
};
