import { createFileRoute } from '@tanstack/react-router';
import { HONORS } from '@/admin/articles/article-sections';
import { ArticleList } from '@/admin/articles/list/article-list';
import { readArticleSearch } from '@/admin/articles/list/article-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/honors/list')({
  validateSearch: readArticleSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <ArticleList section={HONORS} search={Route.useSearch()} />;
}
