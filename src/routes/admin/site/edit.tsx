import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { PortalEditPage } from '@/admin/portal/portal-edit-page';

export const Route = createFileRoute('/admin/site/edit')({
  component: PortalEditPage,
  errorComponent: AdminErrorPage,
});
