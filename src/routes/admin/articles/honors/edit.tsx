import { createFileRoute } from '@tanstack/react-router';
import { readEditSearch } from '../../../../admin/articles/edit/edit-search';
import { HonorEditPage } from '../../../../admin/articles/honors/honor-edit-page';

export const Route = createFileRoute('/admin/articles/honors/edit')({
  validateSearch: readEditSearch,
  component: Screen,
});

function Screen() {
  return <HonorEditPage search={Route.useSearch()} />;
}
