import { createFileRoute } from '@tanstack/react-router';
import { parseEditSearch } from '@/admin/articles/edit/edit-search';
import { NewsEditPage } from '@/admin/articles/news/news-edit-page';

export const Route = createFileRoute('/admin/articles/news/edit-external')({
  validateSearch: parseEditSearch,
  component: Screen,
});

function Screen() {
  return <NewsEditPage search={Route.useSearch()} isExternal />;
}
