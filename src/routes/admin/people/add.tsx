import { createFileRoute } from '@tanstack/react-router';
import { parseNewItemSearch } from '@/admin/edit-form/new-item-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { LawyerEditPage } from '@/admin/people/edit/lawyer-edit-page';
import { parseNewLawyerSearch } from '@/admin/people/edit/lawyer-edit-search';

export const Route = createFileRoute('/admin/people/add')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseNewLawyerSearch(search),
    ...parseNewItemSearch(search),
  }),
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { copy, restore } = Route.useSearch();
  // Resets the form for another source.
  return <LawyerEditPage key={copy ?? restore} copy={copy} restore={restore} />;
}
