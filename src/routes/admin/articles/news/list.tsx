import { createFileRoute } from '@tanstack/react-router';
import { NewsList } from '../../../../admin/articles/news/news-list';
import { readNewsSearch } from '../../../../admin/articles/news/news-search';
import { AdminErrorPage } from '../../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/news/list')({
  validateSearch: readNewsSearch,
  component: NewsList,
  errorComponent: AdminErrorPage,
});
