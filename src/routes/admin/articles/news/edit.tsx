import { createFileRoute } from '@tanstack/react-router';
import { NewsEditPage } from '../../../../admin/articles/news/edit/news-edit-page';

export const Route = createFileRoute('/admin/articles/news/edit')({
  // Named even when undefined: the router keeps what a result leaves out.
  validateSearch: ({ no }: Record<string, unknown>): { no?: string | undefined } => ({
    no: typeof no === 'string' || typeof no === 'number' ? String(no) : undefined,
  }),
  component: Screen,
});

function Screen() {
  const { no } = Route.useSearch();
  return <NewsEditPage no={no} />;
}
