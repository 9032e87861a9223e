import { createFileRoute } from '@tanstack/react-router';
import { NEWS } from '@/admin/articles/article-sections';
import { ArticleList } from '@/admin/articles/list/article-list';
import { readArticleSearch } from '@/admin/articles/list/article-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/news/list')({
  validateSearch: readArticleSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <ArticleList section={NEWS} search={Route.useSearch()} />;
}
