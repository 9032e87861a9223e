import { createFileRoute } from '@tanstack/react-router';
import { readArticleSearch } from '../../../../admin/articles/list/article-search';
import { NewsList } from '../../../../admin/articles/list/news-list';
import { AdminErrorPage } from '../../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/news/list')({
  validateSearch: readArticleSearch,
  component: NewsList,
  errorComponent: AdminErrorPage,
});
