import { createFileRoute } from '@tanstack/react-router';
import { FieldEditPage } from '../../../admin/expertise/edit/field-edit-page';
import { AdminErrorPage } from '../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/add')({
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <FieldEditPage />;
}
