import { createFileRoute } from '@tanstack/react-router';
import { NEWS } from '@/admin/articles/article-sections';
import { ArticleEditPage } from '@/admin/articles/edit/article-edit-page';
import { parseEditSearch } from '@/admin/articles/edit/edit-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/news/edit')({
  validateSearch: parseEditSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <ArticleEditPage section={NEWS} search={Route.useSearch()} />;
}
