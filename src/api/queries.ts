import { articleParameters, type ArticleQuery } from './article-query';
import { lawyerParameters, type LawyerQuery } from './lawyer-query';
import type { CatalogueType } from './catalogue-type';
import type { ContentParameters } from './admin/content';
import type { AdminLawyerQuery } from './admin/lawyers';

// Queries that a screen's first render needs, each as the arguments of a client's `GET`: for the calls of this folder
// and their prefetches, whose `site/screens.ts` and `site/prefetch-route.ts` are part of the entry script. Import nothing
// here that a page can load later. `id` is that of a language version.

const initWithId = (id: string) => ({ params: { path: { id } } });
const contentInit = ({ query, header }: ContentParameters) => ({
  params: { query: { ...query }, ...(header && { header }) },
});
const initWithLang = (lang: string) => ({
  params: { query: { lang }, header: { 'X-Language': lang } },
});

export const portalQuery = () => ['/user/portal-config', {}] as const;

export const bannersQuery = () => ['/user/banner', {}] as const;

/** Returns the query of the tree of catalogues of a type. */
export const cataloguesQuery = (type: CatalogueType) =>
  ['/user/catalog', { params: { query: { type } } }] as const;

/** Returns the query of a page of published news. */
export const newsListQuery = (query: ArticleQuery) =>
  ['/user/latest-news', { params: { query: articleParameters(query) } }] as const;

export const newsItemQuery = (id: string) => ['/user/latest-news/{id}', initWithId(id)] as const;

/** Returns the query of a page of published case analyses. */
export const caseListQuery = (query: ArticleQuery) =>
  ['/user/case-analysis', { params: { query: articleParameters(query) } }] as const;

export const caseQuery = (id: string) => ['/user/case-analysis/{id}', initWithId(id)] as const;

export const honorQuery = (id: string) => ['/user/lawfirm-honour/{id}', initWithId(id)] as const;

export const lawyersQuery = (query: LawyerQuery) =>
  ['/user/lawyerTeam', { params: { query: lawyerParameters(query) } }] as const;

export const lawyerQuery = (id: string) => ['/user/lawyerTeam/{id}', initWithId(id)] as const;

/** Returns the query of all professional fields, in the firm's order. */
export const professionalFieldsQuery = () => ['/user/professionalField/list', {}] as const;

export const professionalFieldQuery = (id: string) =>
  ['/user/professionalField/{id}', initWithId(id)] as const;

/** Returns the query of the names of the professional fields of a language, for staff and for filters (D1). */
export const professionalFieldNamesQuery = (lang: string) =>
  ['/admin/professionalField/lang/list', initWithLang(lang)] as const;

/** Returns the query of the jobs of a language, for staff and for filters (D1). */
export const jobsQuery = (lang: string) => ['/admin/job', initWithLang(lang)] as const;

/** Returns the query of the offices of a language, for staff and for filters (D1). */
export const officesQuery = (lang: string) => ['/admin/office', initWithLang(lang)] as const;

/**
 * Returns the query of the portal configuration for staff. `language` replaces the interface language in `X-Language`, by
 * which the server may filter (D10).
 */
export const adminPortalQuery = (language?: string) =>
  [
    '/admin/portal-config',
    language ? { params: { header: { 'X-Language': language } } } : {},
  ] as const;

/** Returns the query of the languages of content, which may be more than those of the interface (D46). */
export const languagesQuery = () => ['/common/language', {}] as const;

/** Returns the query of a page of news for staff. */
export const adminNewsQuery = (parameters: ContentParameters) =>
  ['/admin/latest-news', contentInit(parameters)] as const;

/** Returns the query of a page of case analyses for staff. */
export const adminCasesQuery = (parameters: ContentParameters) =>
  ['/admin/case-analysis', contentInit(parameters)] as const;

/** Returns the query of a page of honors for staff. */
export const adminHonorsQuery = (parameters: ContentParameters) =>
  ['/admin/lawfirm-honour', contentInit(parameters)] as const;

/** Returns the query of one version of a lawyer for staff, by default in the interface language. */
export const adminLawyerQuery = (id: string | number, language?: string) =>
  [
    '/admin/lawyerTeam/detail/{id}',
    { params: { path: { id }, ...(language && { header: { 'X-Language': language } }) } },
  ] as const;

/**
 * Returns the query of a page of lawyers for staff: a row per language version (D20). `language` replaces the interface
 * language in `X-Language`, by which the server may filter (D10).
 */
export const adminLawyersQuery = (
  { no, name, officeIds, page, pageSize }: AdminLawyerQuery,
  language?: string,
) =>
  [
    '/admin/lawyerTeam',
    {
      params: {
        query: {
          ...(no !== undefined && { no }),
          ...(name && { name }),
          ...(officeIds?.length && { officeIds: [...officeIds] }),
          page,
          pageSize,
        },
        ...(language && { header: { 'X-Language': language } }),
      },
    },
  ] as const;
