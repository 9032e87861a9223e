import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { LawyerEditPage } from '@/admin/people/edit/lawyer-edit-page';

export const Route = createFileRoute('/admin/people/add')({
  component: LawyerEditPage,
  errorComponent: AdminErrorPage,
});
