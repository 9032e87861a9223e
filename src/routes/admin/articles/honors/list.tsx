import { createFileRoute } from '@tanstack/react-router';
import { HONORS } from '@/admin/articles/article-sections';
import { ArticleList } from '@/admin/articles/list/article-list';
import { parseArticleSearch } from '@/admin/articles/list/article-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/honors/list')({
  validateSearch: parseArticleSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <ArticleList section={HONORS} search={Route.useSearch()} />;
}
