import { listAllBanners, type Banner } from '../../api/staff/banners';
import { readCatalogueTrees, type CatalogueTrees } from '../../api/staff/catalogues';
import type { ContentQuery } from '../../api/staff/content';
import { listStaffJobs } from '../../api/staff/jobs';
import { listStaffLawyers, readStaffLawyer, type Lawyer } from '../../api/staff/lawyers';
import { readStaffPortal, type Portal } from '../../api/staff/portal';
import { listStaffProfessionalFields } from '../../api/staff/professional-fields';
import type { Page } from '../../api/response-envelope';
import type { ArticleVersion } from '../articles/article';
import { ARTICLE_SECTIONS } from '../articles/article-sections';
import type { ArticleName } from '../sections';
import { PAGE_SIZE } from './read-pages';

type Field = Awaited<ReturnType<typeof listStaffProfessionalFields>>['items'][number];

/** The calls that content health is computed from. Each rejects with an `ApiError`. */
export interface HealthQueries {
  articles: (
    section: ArticleName,
    query: ContentQuery,
    language?: string,
  ) => Promise<Page<ArticleVersion>>;
  /** One version with its content. Counts a view (D37). */
  viewed: (section: ArticleName, version: ArticleVersion) => Promise<ArticleVersion>;
  lawyers: (page: number, language?: string) => Promise<Page<Lawyer>>;
  /** One version of a lawyer in full; as staff, which counts no view. */
  lawyer: (id: Lawyer['id']) => Promise<Lawyer>;
  professionalFields: (page: number, language?: string) => Promise<Page<Field>>;
  banners: (languages: readonly string[]) => Promise<Banner[]>;
  catalogues: (type: 0 | 1, languages: readonly string[]) => Promise<CatalogueTrees>;
  jobs: (lang: string) => ReturnType<typeof listStaffJobs>;
  portal: (languages: readonly string[]) => Promise<Portal[]>;
}

/** The calls as they are made. */
export const healthQueries: HealthQueries = {
  articles: (section, query, language) => ARTICLE_SECTIONS[section].calls.list(query, language),
  viewed: (section, version) => ARTICLE_SECTIONS[section].calls.version(version),
  lawyers: (page, language) => listStaffLawyers({ page, pageSize: PAGE_SIZE }, language),
  lawyer: readStaffLawyer,
  professionalFields: (page, language) =>
    listStaffProfessionalFields({ page, pageSize: PAGE_SIZE }, language),
  banners: listAllBanners,
  catalogues: readCatalogueTrees,
  jobs: listStaffJobs,
  portal: readStaffPortal,
};
