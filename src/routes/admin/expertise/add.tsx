import { createFileRoute } from '@tanstack/react-router';
import { ProfessionalFieldEditPage } from '@/admin/expertise/edit/professional-field-edit-page';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/add')({
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <ProfessionalFieldEditPage />;
}
