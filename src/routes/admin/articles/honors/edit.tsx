import { createFileRoute } from '@tanstack/react-router';
import { HONORS } from '@/admin/articles/article-sections';
import { PlainEditPage } from '@/admin/articles/edit/plain-edit-page';
import { parseEditSearch } from '@/admin/articles/edit/edit-search';

export const Route = createFileRoute('/admin/articles/honors/edit')({
  validateSearch: parseEditSearch,
  component: Screen,
});

function Screen() {
  return <PlainEditPage section={HONORS} search={Route.useSearch()} />;
}
