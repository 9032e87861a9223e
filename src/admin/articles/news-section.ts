import { CATALOGUE_TYPE } from '../../api/catalogue-type';
import { newsCalls } from '../../api/staff/news';
import type { ArticleSection } from './article';

/** News in the back office: external by `isLink` (D25). */
export const NEWS: ArticleSection = {
  name: 'news',
  calls: newsCalls,
  list: '/admin/articles/news/list',
  edit: '/admin/articles/news/edit',
  external: '/admin/articles/news/edit-external',
  detail: '/news/detail/$id',
  catalogues: CATALOGUE_TYPE.news,
  isExternal: ({ isLink }) => isLink === 1,
};
