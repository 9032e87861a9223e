import { createFileRoute } from '@tanstack/react-router';
import { LawyerImportPage } from '@/admin/import/lawyer-import';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/people/import')({
  component: LawyerImportPage,
  errorComponent: AdminErrorPage,
});
