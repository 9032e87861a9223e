import { listParameters, type ArticleQuery } from './article-query';
import { lawyerParameters, type LawyerQuery } from './lawyer-query';
import type { CatalogueType } from './catalogue-type';
import type { ContentParameters } from './admin/content';

/* Queries of the visitors' screens and of the first admin screens, each as the arguments of a client's `GET`. Shared by the calls of this folder and by `site/screens.ts`, which prefetches them before the application has loaded: import nothing here that a page need not run first. */

const byId = (id: string) => ({ params: { path: { id } } });
const ofContent = ({ query, header }: ContentParameters) => ({
  params: { query: { ...query }, ...(header && { header }) },
});
const inLanguage = (lang: string) => ({ params: { query: { lang } } });

/** The portal configuration (§3). */
export const portalQuery = () => ['/user/portal-config', {}] as const;

/** The banners of the home page. */
export const bannersQuery = () => ['/user/banner', {}] as const;

/** The tree of catalogues of a type. */
export const cataloguesQuery = (type: CatalogueType) =>
  ['/user/catalog', { params: { query: { type } } }] as const;

/** A page of published news. */
export const newsListQuery = (query: ArticleQuery) =>
  ['/user/latest-news', { params: { query: listParameters(query) } }] as const;

/** One news item by the id of its language version. */
export const newsItemQuery = (id: string) => ['/user/latest-news/{id}', byId(id)] as const;

/** A page of published case analyses. */
export const caseListQuery = (query: ArticleQuery) =>
  ['/user/case-analysis', { params: { query: listParameters(query) } }] as const;

/** One case analysis by the id of its language version. */
export const caseQuery = (id: string) => ['/user/case-analysis/{id}', byId(id)] as const;

/** One honor by the id of its language version. */
export const honorQuery = (id: string) => ['/user/lawfirm-honour/{id}', byId(id)] as const;

/** A page of lawyers. */
export const lawyersQuery = (query: LawyerQuery) =>
  ['/user/lawyerTeam', { params: { query: lawyerParameters(query) } }] as const;

/** One lawyer by the id of the language version. */
export const lawyerQuery = (id: string) => ['/user/lawyerTeam/{id}', byId(id)] as const;

/** All professional fields, in the firm's order. */
export const professionalFieldsQuery = () => ['/user/professionalField/list', {}] as const;

/** One professional field by the id of its language's record. */
export const professionalFieldQuery = (id: string) =>
  ['/user/professionalField/{id}', byId(id)] as const;

/** The names of the professional fields of a language, for the filter of the lawyers (D1). */
export const professionalFieldNamesQuery = (lang: string) =>
  ['/admin/professionalField/lang/list', inLanguage(lang)] as const;

/** The jobs of a language, for the filter of the lawyers (D1). */
export const jobsQuery = (lang: string) => ['/admin/job', inLanguage(lang)] as const;

/** The offices of a language, for the filter of the lawyers (D1). */
export const officesQuery = (lang: string) => ['/admin/office', inLanguage(lang)] as const;

/** The languages of content (§3). */
export const languagesQuery = () => ['/common/language', {}] as const;

/** A page of staff's news. */
export const adminNewsQuery = (parameters: ContentParameters) =>
  ['/admin/latest-news', ofContent(parameters)] as const;

/** A page of staff's case analyses. */
export const adminCasesQuery = (parameters: ContentParameters) =>
  ['/admin/case-analysis', ofContent(parameters)] as const;

/** A page of staff's honors. */
export const adminHonorsQuery = (parameters: ContentParameters) =>
  ['/admin/lawfirm-honour', ofContent(parameters)] as const;

/** Returns the query of one version of a lawyer for staff, by default in the interface language. */
export const adminLawyerQuery = (id: string | number, language?: string) =>
  [
    '/admin/lawyerTeam/detail/{id}',
    { params: { path: { id }, ...(language && { header: { 'X-Language': language } }) } },
  ] as const;
