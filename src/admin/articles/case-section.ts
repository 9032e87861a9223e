import { CATALOGUE_TYPE } from '../../api/catalogue-type';
import { caseCalls } from '../../api/staff/cases';
import type { ArticleSection } from './article';

/** Cases in the back office: external when they have an address (D25). */
export const CASES: ArticleSection = {
  name: 'cases',
  calls: caseCalls,
  list: '/admin/articles/cases/list',
  edit: '/admin/articles/cases/edit',
  external: '/admin/articles/cases/edit-external',
  detail: '/case/detail/$id',
  catalogues: CATALOGUE_TYPE.cases,
  isExternal: ({ contentUrl }) => Boolean(contentUrl?.trim()),
};
