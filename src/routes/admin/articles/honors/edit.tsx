import { createFileRoute } from '@tanstack/react-router';
import { HONORS } from '@/admin/articles/article-sections';
import { BasicArticleEditPage } from '@/admin/articles/edit/basic-article-edit-page';
import { parseEditSearch } from '@/admin/articles/edit/edit-search';

export const Route = createFileRoute('/admin/articles/honors/edit')({
  validateSearch: parseEditSearch,
  component: Screen,
});

function Screen() {
  return <BasicArticleEditPage section={HONORS} search={Route.useSearch()} />;
}
