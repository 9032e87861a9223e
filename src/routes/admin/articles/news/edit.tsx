import { createFileRoute } from '@tanstack/react-router';
import { NewsEditPage } from '../../../../admin/articles/news/edit/news-edit-page';

export const Route = createFileRoute('/admin/articles/news/edit')({
  validateSearch: ({ no }: Record<string, unknown>): { no?: string } =>
    typeof no === 'string' || typeof no === 'number' ? { no: String(no) } : {},
  component: Screen,
});

function Screen() {
  const { no } = Route.useSearch();
  return <NewsEditPage no={no} />;
}
