import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { LawyerEditPage } from '@/admin/people/edit/lawyer-edit-page';
import { parseNewLawyerSearch } from '@/admin/people/edit/lawyer-edit-search';

export const Route = createFileRoute('/admin/people/add')({
  validateSearch: parseNewLawyerSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { copy } = Route.useSearch();
  // Resets the form for another source.
  return <LawyerEditPage key={copy} copy={copy} />;
}
