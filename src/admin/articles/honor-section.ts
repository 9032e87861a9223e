import { honorCalls } from '../../api/staff/honors';
import type { ArticleSection } from './article';

/** Honours in the back office: no catalogues, nothing external (§3). */
export const HONORS: ArticleSection = {
  name: 'honors',
  calls: honorCalls,
  list: '/admin/articles/honors/list',
  edit: '/admin/articles/honors/edit',
  detail: '/honor/detail/$id',
  isExternal: () => false,
};
