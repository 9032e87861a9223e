import { createFileRoute } from '@tanstack/react-router';
import { parseRestoreSearch } from '@/admin/edit-form/restore-search';
import { ProfessionalFieldEditPage } from '@/admin/expertise/edit/professional-field-edit-page';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/add')({
  validateSearch: parseRestoreSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { restore } = Route.useSearch();
  return <ProfessionalFieldEditPage key={restore} restore={restore} />;
}
