import { createFileRoute } from '@tanstack/react-router';
import { parseNewItemSearch } from '@/admin/edit-form/new-item-search';
import { ProfessionalFieldEditPage } from '@/admin/expertise/edit/professional-field-edit-page';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/add')({
  validateSearch: parseNewItemSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { restore } = Route.useSearch();
  return <ProfessionalFieldEditPage key={restore} restoredId={restore} />;
}
