import { createFileRoute } from '@tanstack/react-router';
import { readArticleSearch } from '../../../../admin/articles/list/article-search';
import { HonorList } from '../../../../admin/articles/list/honor-list';
import { AdminErrorPage } from '../../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/honors/list')({
  validateSearch: readArticleSearch,
  component: HonorList,
  errorComponent: AdminErrorPage,
});
