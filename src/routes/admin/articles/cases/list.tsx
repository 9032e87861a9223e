import { createFileRoute } from '@tanstack/react-router';
import { readArticleSearch } from '../../../../admin/articles/list/article-search';
import { CaseList } from '../../../../admin/articles/list/case-list';
import { AdminErrorPage } from '../../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/cases/list')({
  validateSearch: readArticleSearch,
  component: CaseList,
  errorComponent: AdminErrorPage,
});
